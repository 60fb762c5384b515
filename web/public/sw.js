// Keeps the page itself at hand, so that it opens at once and says so when the server is away. Games are never kept.
const SHELF = "zashiki-1";

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== location.origin || url.pathname.startsWith("/api/")) return;
  event.respondWith(answer(event.request, url));
});

async function answer(request, url) {
  const shelf = await caches.open(SHELF);
  const name = request.mode === "navigate" ? "/" : request;
  if (url.pathname.startsWith("/assets/")) {
    const kept = await shelf.match(request);
    if (kept) return kept;
  }
  try {
    const fresh = await fetch(request);
    if (fresh.ok) await shelf.put(name, fresh.clone());
    return fresh;
  } catch (error) {
    const kept = await shelf.match(name);
    if (kept) return kept;
    throw error;
  }
}
