// Entry point: renders the page that the path names.
import { render } from "preact";
import { lazy, Suspense } from "preact/compat";
import { watchCatalogue } from "./catalogue";
import { Front } from "./rooms/Front";
import { path } from "./router";
import "./style/index.css";
import { language, loadLanguage, wordsReady } from "./words";

const Table = lazy(() => import("./table/Table"));
const Review = lazy(() => import("./review/Review"));
const Setup = lazy(() => import("./rooms/Setup"));
const Learn = lazy(() => import("./learn/Learn"));
const RulebookPage = lazy(() => import("./rules/RulebookPage"));
const PAGES = { table: Table, review: Review, play: Setup, learn: Learn, rules: RulebookPage } as const;

function App() {
  if (!wordsReady.value) return null;
  const [page, name] = path.value.split("/").filter(Boolean);
  const Found = name && page && page in PAGES ? PAGES[page as keyof typeof PAGES] : null;
  return <Suspense fallback={<div class="loading" />}>{Found && name ? <Found key={name} name={name} /> : <Front />}</Suspense>;
}

void loadLanguage(language.value);
watchCatalogue();
const root = document.getElementById("room");
if (root) render(<App />, root);
if (import.meta.env.PROD && "serviceWorker" in navigator) void navigator.serviceWorker.register("/sw.js");
