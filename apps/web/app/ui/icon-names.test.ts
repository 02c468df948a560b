import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, it } from "vitest";
import { drawingsOf } from "./icon-drawings.ts";
import { type IconName, iconNames } from "./icon-names.ts";

const { resolve } = createRequire(import.meta.url);

/** An icon of the package as a group of the sprite; a filled one has its own `fill`. */
function groupOf(name: IconName): string {
  const isFilled = name.endsWith("-filled");
  const path = `${isFilled ? "filled" : "outline"}/${name.replace(/-filled$/, "")}.svg`;
  const svg = readFileSync(resolve(`@tabler/icons/${path}`), "utf8");
  const shapes = svg.match(/<(?!svg|\/|path stroke="none" d="M0 0h24v24H0z")[^>]*\/>/g) ?? [];
  const fill = isFilled ? ' fill="currentColor" stroke="none"' : "";
  return `<g id="${name}"${fill}>${shapes.join("").replaceAll(" />", "/>")}</g>`;
}

it("the sprite holds each icon as its package draws it, and no other", async () => {
  const sprite = `<svg xmlns="http://www.w3.org/2000/svg">\n${iconNames.map(groupOf).join("\n")}\n</svg>\n`;
  expect(sprite).not.toMatch(/<g[^>]*><\/g>/);
  await expect(sprite).toMatchFileSnapshot("./icons.svg");
});

it("the server finds every icon in the sprite", () => {
  const draw = drawingsOf(readFileSync(new URL("./icons.svg", import.meta.url), "utf8"));
  for (const name of iconNames) expect(draw(name)).toMatch(/^<g[ >].*<\/g>$/);
  expect(draw("check")).toBe('<g><path d="M5 12l5 5l10 -10"/></g>');
});
