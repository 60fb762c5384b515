// The logo: a link to the front page.
export function HomeLink() {
  return (
    <a class="home-link" href="/" aria-label="Zashiki">
      <svg viewBox="0 0 40 40" width="34" height="34" aria-hidden="true">
        <rect x="2" y="2" width="36" height="36" rx="5" class="seal" />
        <path d="M6 16q14-3 28-8M9 15v18M31 11v22M9 22h22M20 14v8M14 33v-6h12v6" class="strokes" />
      </svg>
    </a>
  );
}
