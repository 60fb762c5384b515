// Export of pictures: a position as SVG, a game as an animated GIF.
import type { Scene } from "../protocol";
import { layoutRows } from "../table/Stage";

const SPACE = "http://www.w3.org/2000/svg";
const GAP = 8;
const PAPER = "#f6f0e2";

/** The parts of a scene, laid out as on the stage, in one SVG. */
export function sceneToSvg(scene: Scene): { text: string; width: number; height: number } {
  const rows = layoutRows(scene.parts).filter((row) => row.role !== "defs");
  const width = Math.max(...rows.map((row) => row.parts.reduce((sum, part) => sum + part.width + GAP, -GAP)));
  const drawn: string[] = [];
  let y = GAP;
  for (const row of rows) {
    const natural = row.parts.reduce((sum, part) => sum + part.width, 0);
    const scale = (width - GAP * (row.parts.length - 1)) / natural;
    let x = GAP;
    for (const part of row.parts) {
      drawn.push(place(part.svg, x, y, part.width * scale, part.height * scale));
      x += part.width * scale + GAP;
    }
    y += Math.max(...row.parts.map((part) => part.height)) * scale + GAP;
  }
  const defs = scene.parts.filter((part) => part.role === "defs").map((part) => place(part.svg, 0, 0, 0, 0));
  const size = { width: Math.ceil(width + 2 * GAP), height: Math.ceil(y) };
  const background = `<rect width="100%" height="100%" fill="${PAPER}"/>`;
  const text = `<svg xmlns="${SPACE}" viewBox="0 0 ${size.width} ${size.height}" width="${size.width}" height="${size.height}">${background}${[...defs, ...drawn].join("")}</svg>`;
  return { text, ...size };
}

function place(svg: string, x: number, y: number, width: number, height: number): string {
  const root = new DOMParser().parseFromString(svg, "image/svg+xml").documentElement;
  for (const [name, value] of Object.entries({ x, y, width, height })) root.setAttribute(name, value.toFixed(2));
  return new XMLSerializer().serializeToString(root);
}

async function draw(scene: Scene, canvas: HTMLCanvasElement): Promise<ImageData> {
  const { text, width, height } = sceneToSvg(scene);
  canvas.height ||= Math.round((canvas.width * height) / width);
  const image = new Image();
  image.src = URL.createObjectURL(new Blob([text], { type: "image/svg+xml" }));
  await image.decode();
  URL.revokeObjectURL(image.src);
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) throw new Error("this browser has no canvas");
  const scale = Math.min(canvas.width / width, canvas.height / height);
  context.fillStyle = PAPER;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, (canvas.width - width * scale) / 2, 0, width * scale, height * scale);
  return context.getImageData(0, 0, canvas.width, canvas.height);
}

/** An animated GIF of some positions; `onProgress` gets the share done, and returns false to stop. */
export async function scenesToGif(
  moments: number[],
  fetch: (k: number) => Promise<Scene>,
  onProgress: (done: number) => boolean,
  width = 720,
): Promise<Blob | null> {
  const { applyPalette, GIFEncoder, quantize } = await import("gifenc");
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = 0;
  const gif = GIFEncoder();
  for (const [done, k] of moments.entries()) {
    if (!onProgress(done / moments.length)) return null;
    const { data, width: w, height: h } = await draw(await fetch(k), canvas);
    const palette = quantize(data, 256);
    gif.writeFrame(applyPalette(data, palette), w, h, { palette, delay: done === moments.length - 1 ? 4000 : 700 });
  }
  gif.finish();
  return new Blob([gif.bytes() as Uint8Array<ArrayBuffer>], { type: "image/gif" });
}
