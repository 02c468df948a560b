import { annulus, disc, ground } from "../art/shapes.ts";
import { clothCut, dyesOf } from "../cloth-panel.ts";
import { contrast, inksOn, wash } from "../colours.ts";
import { cardSize, type DesignInput, type Drawn } from "../design.ts";
import { area, closing, fitGuest, inviting, namesBlock, page, rule } from "../text-layer.ts";

const sun = { x: cardSize.width + 40, y: 450 };
const width = 570;

/** « Lever du jour »: a sun of rings in the dyes, one of cloth, rising out of the right edge with its rays. */
export function leverDuJour(input: DesignInput): Drawn {
  const { texts, seed, fitNames } = input;
  const dyes = dyesOf(seed);
  const surface = wash(dyes, 0.12);
  const look = { ...inksOn(surface, dyes), align: "flex-start" as const };
  const names = fitNames(texts.names, { width, height: 420, largest: 128 });
  const { x, y } = sun;
  const seen = dyes.filter((dye) => contrast(dye, surface) >= 1.5);
  const rings = [330, 190, 120, 62].map(
    (r, at) => `<path d="${disc(x, y, r)}" fill="${seen[at % seen.length] ?? look.main}"/>`,
  );
  const place = { x: x - 330, y: y - 330, width: 340, height: 660, thread: 7 };
  return {
    shapes: `${ground(surface)}
      <path d="${rays()}" stroke="${look.accent}" stroke-width="7" stroke-linecap="round"/>
      ${rings[0]}
      ${clothCut(seed, place, "sun", `<path d="${annulus(x, y, 316, 204)}" clip-rule="evenodd"/>`)}
      ${rings.slice(1).join("")}
      <path d="M84 1080H996" stroke="${look.main}" stroke-width="4"/>`,
    texts: page(
      area(
        { x: 84, y: 90, width: 640, height: 960 },
        { alignItems: "flex-start" },
        namesBlock(names, { ink: look.main, sign: look.accent, align: "flex-start" }),
        rule(look.accent, 36),
        ...inviting(texts, fitGuest(input, width, 46), look),
      ),
      area(
        { x: 84, y: 1096, width: 900, height: 214 },
        { alignItems: "flex-start" },
        closing(texts, look),
      ),
    ),
  };
}

/** Rays long and short by turns, over the half of the circle that is on the card. */
function rays(): string {
  return Array.from({ length: 31 }, (_, at) => {
    const angle = Math.PI * (0.5 + at / 30);
    const [from, to] = [362, at % 2 === 0 ? 450 : 400];
    const point = (r: number) =>
      `${(sun.x + r * Math.cos(angle)).toFixed(1)} ${(sun.y + r * Math.sin(angle)).toFixed(1)}`;
    return `M${point(from)}L${point(to)}`;
  }).join("");
}
