// SHA-256 as the server writes it: hexadecimal, of UTF-8 text.
const ENCODER = new TextEncoder();

export const hex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** Browsers offer it only on https and localhost. */
export const canHash = (): boolean => typeof crypto.subtle !== "undefined";

export async function sha256(text: string): Promise<string> {
  return hex(new Uint8Array(await crypto.subtle.digest("SHA-256", ENCODER.encode(text))));
}
