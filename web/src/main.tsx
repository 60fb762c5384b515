// The parlour: finds the room a path leads to.
import { render } from "preact";
import { lazy, Suspense } from "preact/compat";
import { keepCatalogue } from "./catalogue";
import { Front } from "./rooms/Front";
import { path } from "./router";
import "./style/index.css";
import { language, speak, wordsReady } from "./words";

const Table = lazy(() => import("./table/Table"));
const Review = lazy(() => import("./review/Review"));
const Setup = lazy(() => import("./rooms/Setup"));
const Learn = lazy(() => import("./learn/Learn"));
const Reading = lazy(() => import("./rules/Reading"));
const ROOMS = { table: Table, review: Review, play: Setup, learn: Learn, rules: Reading } as const;

function Room() {
  if (!wordsReady.value) return null;
  const [room, name] = path.value.split("/").filter(Boolean);
  const Found = name && room && room in ROOMS ? ROOMS[room as keyof typeof ROOMS] : null;
  return <Suspense fallback={<div class="waiting" />}>{Found && name ? <Found key={name} name={name} /> : <Front />}</Suspense>;
}

void speak(language.value);
keepCatalogue();
const room = document.getElementById("room");
if (room) render(<Room />, room);
if (import.meta.env.PROD && "serviceWorker" in navigator) void navigator.serviceWorker.register("/sw.js");
