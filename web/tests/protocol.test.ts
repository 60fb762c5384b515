// The messages of the server are declared once, in the generated protocol.ts.
import { expect, test } from "vitest";

const sources = import.meta.glob<string>("../src/**/*.{ts,tsx}", { query: "?raw", import: "default", eager: true });
const declared = (text: string): string[] => [...text.matchAll(/^(?:export )?(?:declare )?(?:interface|type) (\w+)/gm)].map((found) => found[1] ?? "");

test("no type of the protocol is declared again", () => {
  const { "../src/protocol.ts": protocol = "", ...others } = sources;
  const generated = new Set(declared(protocol));
  expect(generated.size).toBeGreaterThan(50);
  const again = Object.entries(others).flatMap(([file, text]) => declared(text).filter((name) => generated.has(name)).map((name) => `${file}: ${name}`));
  expect(again).toEqual([]);
});
