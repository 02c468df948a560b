import { type DrawingOptions, drawCloth, type Shape } from "./cloth-drawing.ts";
import type { Cloth } from "./weave.ts";

/**
 * The cloth as the text of one `<svg>` document, for images and e-mails; `label` is what is read
 * out. Its parts carry ids: in a page, use the site's `<Cloth>`.
 */
export function clothSvg(cloth: Cloth, options: DrawingOptions = {}, label?: string): string {
  const { width, height } = cloth;
  const reading = label ? `role="img" aria-label="${escaped(label)}"` : 'aria-hidden="true"';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" ${reading}>${clothShapes(cloth, options, "tile")}</svg>`;
}

/** What stands within the cloth's `<svg>`; `tileId` must be the page's only one. */
export function clothShapes(cloth: Cloth, options: DrawingOptions, tileId: string): string {
  const { tile, places, woven, warp } = drawCloth(cloth, options);
  const laid = places.map(({ x, y }) => `<use href="#${tileId}" x="${x}" y="${y}"/>`).join("");
  const cloths =
    woven > 0
      ? `<defs><g id="${tileId}">${tile.map(shapeSvg).join("")}</g></defs><svg width="${cloth.width}" height="${woven}">${laid}</svg>`
      : "";
  return cloths + (warp ? shapeSvg(warp) : "");
}

/** One `<path>` as text. */
export function shapeSvg({ d, ...attributes }: Shape): string {
  const written = Object.entries(attributes)
    .map(([name, value]) => ` ${attributeName(name)}="${value}"`)
    .join("");
  return `<path${written} d="${d}"/>`;
}

function attributeName(name: string): string {
  return name.replace(/[A-Z]/g, (sign) => `-${sign.toLowerCase()}`);
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
