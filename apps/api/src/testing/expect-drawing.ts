import { brotliCompressSync, constants } from "node:zlib";
import { Resvg } from "@resvg/resvg-js";
import { expect } from "vitest";

/** Bytes of a drawing, as text and as it is sent. */
const MOST = { text: 36_000, sent: 7_000 };

/**
 * Expects a drawing to be one well-formed SVG without scripts or anything from outside, whose ids are its own
 * and all found, and to be light.
 */
export function expectDrawing(svg: string, name: string): void {
  // Throws for text that is no well-formed SVG.
  expect(new Resvg(svg, { font: { loadSystemFonts: false } }).width, name).toBeGreaterThan(0);
  expect(svg, name).not.toMatch(/NaN|undefined|null|\[object|Infinity/);
  expect(svg.replaceAll("http://www.w3.org/2000/svg", ""), name).not.toMatch(
    /script|https?:|on\w+=/i,
  );
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size, name).toBe(ids.length);
  for (const [, used] of svg.matchAll(/(?:url\(|href=")#([^")]+)/g))
    expect(ids, name).toContain(used);
  expect(svg.length, name).toBeLessThan(MOST.text);
  const sent = brotliCompressSync(svg, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  expect(sent.length, name).toBeLessThan(MOST.sent);
}
