/// <reference types="vitest/config" />
import { defineConfig } from "vite";

export default defineConfig({
  build: {
    outDir: "../src/zashiki/server/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the page's policy allows no data: scripts or fonts
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true }, "/posters": "http://127.0.0.1:8000" } },
  test: { environment: "happy-dom", include: ["tests/**/*.test.ts"] },
});
