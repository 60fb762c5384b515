// Patching of pictures: what is unchanged stays, and the result is the picture as it would be drawn anew.
import { beforeEach, describe, expect, test } from "vitest";
import { patchPicture } from "../src/table/patch";

let frame: HTMLElement;
beforeEach(() => {
  frame = document.createElement("div");
});

const svg = (...children: string[]): string => `<svg viewBox="0 0 9 9">${children.join("")}</svg>`;
const piece = (name: string, x = 0, inner = "<rect></rect>"): string => `<g data-piece="${name}" x="${x}">${inner}</g>`;
const find = (name: string): Element => {
  const found = frame.querySelector(`[data-piece="${name}"]`);
  if (!found) throw new Error(`there is no piece ${name}`);
  return found;
};
const names = (): (string | null)[] => [...frame.querySelectorAll("[data-piece]")].map((each) => each.getAttribute("data-piece"));

/** The picture drawn into an empty frame. */
function anew(picture: string): string {
  const empty = document.createElement("div");
  patchPicture(empty, picture);
  return empty.innerHTML;
}

describe("a first picture", () => {
  test("is drawn whole", () => {
    patchPicture(frame, svg(piece("a"), piece("b", 2)));
    expect(frame.innerHTML).toBe(svg(piece("a"), piece("b", 2)));
  });

  test("an empty one clears the frame", () => {
    patchPicture(frame, svg(piece("a")));
    patchPicture(frame, "");
    expect(frame.innerHTML).toBe("");
    patchPicture(frame, svg(piece("b")));
    expect(names()).toEqual(["b"]);
  });
});

describe("a next picture", () => {
  test("leaves what is unchanged, with the highlights it got since", () => {
    patchPicture(frame, svg(piece("a"), piece("b")));
    const [a, b] = [find("a"), find("b")];
    a.classList.add("can");
    b.setAttribute("tabindex", "0");
    patchPicture(frame, svg(piece("a"), piece("b", 5)));
    expect(find("a")).toBe(a);
    expect(find("b")).toBe(b);
    expect(a.classList.contains("can")).toBe(true);
    expect([b.getAttribute("x"), b.getAttribute("tabindex")]).toEqual(["5", "0"]);
  });

  test("that is the same changes nothing", () => {
    patchPicture(frame, "<svg>words</svg>");
    const shown = frame.firstElementChild;
    patchPicture(frame, "<svg>words</svg>");
    expect(frame.firstElementChild).toBe(shown);
  });

  test("removes the attributes that are gone", () => {
    patchPicture(frame, svg('<g opacity="0.5" fill="red"><rect></rect></g>'));
    const shown = frame.querySelector("g");
    patchPicture(frame, svg('<g fill="red"><rect></rect></g>'));
    expect(frame.querySelector("g")).toBe(shown);
    expect(shown?.hasAttribute("opacity")).toBe(false);
    expect(shown?.getAttribute("fill")).toBe("red");
  });

  test("adds and removes children between those that stay", () => {
    patchPicture(frame, svg(piece("a"), piece("b"), piece("c"), piece("d")));
    const [a, d] = [find("a"), find("d")];
    patchPicture(frame, svg(piece("a"), piece("x"), piece("d"), piece("e")));
    expect(names()).toEqual(["a", "x", "d", "e"]);
    expect(find("a")).toBe(a);
    expect(find("d")).toBe(d);
    patchPicture(frame, svg());
    expect(names()).toEqual([]);
  });

  test("another piece takes a new element, so that it does not slide from the place of the old one", () => {
    patchPicture(frame, svg(piece("a"), piece("b")));
    const a = find("a");
    patchPicture(frame, svg(piece("z"), piece("b")));
    expect(find("z")).not.toBe(a);
    expect(a.isConnected).toBe(false);
  });

  test("an element with text is drawn again as a whole", () => {
    patchPicture(frame, svg("<text>12</text>", "<text>3 <tspan>of</tspan> 4</text>"));
    const [kept, changed] = [...frame.querySelectorAll("text")];
    patchPicture(frame, svg("<text>12</text>", "<text>4 <tspan>of</tspan> 4</text>"));
    expect([...frame.querySelectorAll("text")].map((each) => each.textContent)).toEqual(["12", "4 of 4"]);
    expect(frame.querySelector("text")).toBe(kept);
    expect(changed?.isConnected).toBe(false);
  });

  test("frames do not know of each other", () => {
    const other = document.createElement("div");
    patchPicture(frame, svg(piece("a")));
    patchPicture(other, svg(piece("b")));
    patchPicture(frame, svg(piece("a", 1)));
    expect([frame.innerHTML, other.innerHTML]).toEqual([svg(piece("a", 1)), svg(piece("b"))]);
  });
});

/** Numbers below `n`, the same ones in every run. */
function dice(seed: number): (n: number) => number {
  let state = seed;
  return (n) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor((state / 2147483648) * n);
  };
}

function randomPicture(roll: (n: number) => number): string {
  const inner = (depth: number): string => {
    if (depth === 0 || roll(4) === 0) return ["<rect></rect>", `<text>${roll(3)}</text>`, '<path d="M0 0"></path>'][roll(3)] ?? "";
    const several = Array.from({ length: roll(5) }, () => piece(String(roll(6)), roll(3), inner(depth - 1)));
    return roll(5) === 0 ? `${several.join("")}words` : several.join("");
  };
  return svg(...Array.from({ length: roll(20) }, () => piece(String(roll(12)), roll(2), inner(2))));
}

test.each([1, 2, 3, 4, 5])("any picture after any other is what would be drawn anew (%i)", (seed) => {
  const roll = dice(seed);
  for (let k = 0; k < 60; k++) {
    const picture = randomPicture(roll);
    patchPicture(frame, picture);
    expect(frame.innerHTML).toBe(anew(picture));
  }
});
