import { ground } from "../art/shapes.ts";
import { clothPanel } from "../cloth-panel.ts";
import { gold, hibiscus, nightInks } from "../colours.ts";
import { cardSize, type DesignInput, type Drawn } from "../design.ts";
import { area, closing, fitGuest, inviting, namesBlock, page, rule } from "../text-layer.ts";

const margin = 92;
const width = cardSize.width - 2 * margin;
const hem = { y: 1242, height: 108, thread: 9 };

/** « Fleur de bissap »: a hibiscus drawn in one gold line on hibiscus red, out of the corner; the cloth for a hem. */
export function fleurDeBissap(input: DesignInput): Drawn {
  const { texts, seed, fitNames } = input;
  const look = { ...nightInks, align: "flex-start" as const };
  const names = fitNames(texts.names, { width, height: 230, largest: 140 });
  return {
    shapes: `${ground(hibiscus)}
      <g transform="translate(800 226) rotate(-14) scale(1.2)" fill="none" stroke="${gold}" stroke-width="3.5" stroke-linecap="round" stroke-linejoin="round">${flower()}</g>
      ${clothPanel(seed, { x: 0, width: cardSize.width, ...hem, lying: true })}
      <rect y="${hem.y - 6}" width="100%" height="6" fill="${gold}"/>`,
    texts: page(
      area(
        { x: margin, y: 560, width, height: 640 },
        { alignItems: "flex-start", justifyContent: "flex-end" },
        namesBlock(names, { ink: look.text, sign: gold, align: "flex-start" }),
        rule(gold, 26),
        ...inviting(texts, fitGuest(input, width, 46), look),
        closing(texts, look, { marginTop: 30 }),
      ),
    ),
  };
}

/** Five petals with their veins around a long stamen, 260 px from the middle. */
function flower(): string {
  const petal =
    "M0 -26C-70 -70 -128 -160 -86 -226C-58 -262 -22 -238 0 -252C22 -238 58 -262 86 -226C128 -160 70 -70 0 -26Z";
  const veins =
    "M0 -60C-4 -120 -2 -170 0 -214M-14 -74C-40 -122 -56 -160 -58 -200M14 -74C40 -122 56 -160 58 -200M-22 -84C-58 -118 -80 -146 -90 -176M22 -84C58 -118 80 -146 90 -176";
  const petals = [0, 72, 144, 216, 288].map(
    (turn) =>
      `<g transform="rotate(${turn})"><path d="${petal}" fill="${hibiscus}"/><path d="${veins}" stroke-width="2"/></g>`,
  );
  const dots = [
    [-150, 96],
    [-128, 118],
    [-164, 122],
    [-142, 142],
    [-112, 138],
    [-172, 148],
  ].map(([x, y]) => `<circle cx="${x}" cy="${y}" r="7" fill="${gold}" stroke="none"/>`);
  return `${petals.join("")}<circle r="30" fill="${gold}" stroke="none"/>
    <path d="M0 0C-40 20 -90 60 -150 124" stroke-width="7"/>${dots.join("")}`;
}
