import { ground } from "../art/shapes.ts";
import { clothCut, dyesOf } from "../cloth-panel.ts";
import { inksOn, paper, wash } from "../colours.ts";
import { cardSize, type DesignInput, type Drawn } from "../design.ts";
import { emblem } from "../emblem.ts";
import { area, closing, fitGuest, inviting, namesBlock, page, rule } from "../text-layer.ts";

const middle = cardSize.width / 2;
const spring = 500;
const thread = 8;
const inner = 344;
const outer = inner + 12 * thread;
const width = 2 * inner - 100;

/** « Arche »: a doorway of cloth on a tinted wall, the text on the light within. */
export function arche(input: DesignInput): Drawn {
  const { texts, seed, eventType, fitNames } = input;
  const dyes = dyesOf(seed);
  const look = { ...inksOn(paper, dyes), align: "center" as const };
  const wall = wash(dyes, 0.18);
  const names = fitNames(texts.names, { width, height: 340, largest: 120 });
  const band = { x: middle - outer, y: spring - outer, width: 2 * outer, height: 1300, thread };
  return {
    shapes: `${ground(wall)}
      ${[40, 28].map((off) => `<path d="${arch(outer + off)}" fill="none" stroke="${look.main}" stroke-width="3"/>`).join("")}
      ${clothCut(seed, band, "door", `<path d="${arch(outer)}"/>`)}
      <path d="${arch(inner + 8)}" fill="${look.main}"/>
      <path d="${arch(inner)}" fill="${paper}"/>
      ${emblem(eventType, { x: middle, y: 318, ink: look.accent, surface: paper })}`,
    texts: page(
      area(
        { y: 420, height: 660 },
        {},
        namesBlock(names, { ink: look.main, sign: look.accent, align: "center" }),
        rule(look.accent, 28),
        ...inviting(texts, fitGuest(input, width, 44), look),
      ),
      area(
        { y: 1100, height: 170 },
        {},
        closing(texts, { ...look, scale: 0.92 }, { maxWidth: 560 }),
      ),
    ),
  };
}

/** A doorway of so much half width, open at the card's foot. */
function arch(half: number): string {
  return `M${middle - half} ${cardSize.height + 20}V${spring}a${half} ${half} 0 0 1 ${2 * half} 0V${cardSize.height + 20}Z`;
}
