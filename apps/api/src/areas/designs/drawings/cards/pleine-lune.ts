import { annulus, disc, ground, lozenge, notched, strewn } from "../art/shapes.ts";
import { clothCut } from "../cloth-panel.ts";
import { gold, ink, nightInks } from "../colours.ts";
import { cardSize, type DesignInput, type Drawn } from "../design.ts";
import { area, box, closing, fitGuest, inviting, namesBlock, page } from "../text-layer.ts";

const moon = { x: cardSize.width / 2, y: 320, r: 168 };
const width = 780;

/** « Pleine lune »: an indigo night, the cloth for a moon, stars, a frame of gold. */
export function pleineLune(input: DesignInput): Drawn {
  const { texts, seed, fitNames } = input;
  const look = { ...nightInks, align: "center" as const };
  const { x, y, r } = moon;
  const place = { x: x - r, y: y - r, width: 2 * r, height: 2 * r, thread: 7 };
  const names = fitNames(texts.names, { width, height: 270, largest: 124 });
  return {
    shapes: `${ground(ink)}
      ${stars(seed)}
      <path d="${notched(44, 44, 992, 1262, 54)}${notched(62, 62, 956, 1226, 50)}" fill="none" stroke="${gold}" stroke-width="3"/>
      ${clothCut(seed, place, "moon", `<path d="${disc(x, y, r)}"/>`)}
      <path d="${annulus(x, y, r + 16, r + 12)}" fill="${gold}" fill-rule="evenodd"/>
      <path d="${disc(x, y, r + 34)}" fill="none" stroke="${gold}" stroke-width="5" stroke-linecap="round" stroke-dasharray="0 18"/>`,
    texts: page(
      area(
        { y: 528, height: 530 },
        {},
        namesBlock(names, { ink: look.text, sign: gold, align: "center" }),
        box({ height: 26 }),
        ...inviting(texts, fitGuest(input, width, 44), look),
      ),
      area({ y: 1066, height: 200 }, {}, closing(texts, look)),
    ),
  };
}

/** Small lozenges around the moon, none on it nor on the frame. */
function stars(seed: string): string {
  const draw = strewn(seed);
  const places = Array.from({ length: 84 }, (_, at) => ({
    x: 120 + ((at % 14) + draw()) * 60,
    y: 100 + (Math.floor(at / 14) + draw()) * 70,
    size: 2 + draw() ** 2 * 6,
  }));
  const far = places.filter(({ x, y }) => Math.hypot(x - moon.x, y - moon.y) > moon.r + 62);
  return `<path d="${far.map(({ x, y, size }) => lozenge(Math.round(x), Math.round(y), size, size * 1.7)).join("")}" fill="${gold}"/>`;
}
