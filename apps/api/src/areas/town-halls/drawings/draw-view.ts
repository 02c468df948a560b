import { clothSvg } from "@jdj/weave/cloth-svg";
import { weave } from "@jdj/weave/weave";
import { groundLine, linesOf } from "./line-drawings.ts";
import { type ViewName, viewSize } from "./views.ts";

const threads = 120;

/** The luminance of a colour, 0 to 255, as perceived. */
function lightness(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    Number.parseInt(hex.slice(at, at + 2), 16),
  );
  return 0.299 * red + 0.587 * green + 0.114 * blue;
}

/**
 * A view of a town hall as the text of an SVG: a line drawing on the town hall's own cloth, in the
 * cloth's colours. The same code and name always give the same picture.
 */
export function drawView(code: string, view: ViewName): string {
  const { width, height } = viewSize;
  const scale = width / threads;
  const cloth = weave(`mairie-${code}`, {
    strips: threads / 12,
    rows: (height - groundLine) / scale,
  });
  const [ground, ...others] = cloth.dyes;
  const away = (dye: string) => Math.abs(lightness(dye) - lightness(ground));
  const ink = others.toSorted((one, other) => away(other) - away(one))[0] ?? ground;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<rect width="${width}" height="${height}" fill="${ground}"/>`,
    `<g transform="translate(0 ${groundLine}) scale(${scale})">${clothSvg(cloth, { texture: true })}</g>`,
    `<path d="${linesOf(view, code)}" fill="none" stroke="${ink}" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"/>`,
    "</svg>",
  ].join("");
}
