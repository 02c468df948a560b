// `npm run icons`: draws the icons of the installed app from the logo, apps/web/public/favicon.svg.

import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { root } from "./prepare.mjs";

// A dependency of the API, which draws cards with it.
const { Resvg } = createRequire(join(root, "apps/api/package.json"))("@resvg/resvg-js");

const folder = join(root, "apps/web/public");
const logo = readFileSync(join(folder, "favicon.svg"), "utf8");

/** The logo on indigo with a margin, because systems crop icons to circles. */
function withMargin(svg) {
  const inner = svg.replace("<svg ", '<svg x="2" y="2" ');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16" width="16" height="16"><path fill="#2b2f8f" d="M0 0h16v16H0z"/>${inner}</svg>`;
}

function draw(name, svg, size) {
  const png = new Resvg(svg, { fitTo: { mode: "width", value: size } }).render().asPng();
  writeFileSync(join(folder, "icons", `${name}.png`), png);
}

draw("icon-192", logo, 192);
draw("icon-512", logo, 512);
draw("maskable-512", withMargin(logo), 512);
draw("apple-180", withMargin(logo), 180);
