import { frond } from "../art/leaves.ts";
import { ground } from "../art/shapes.ts";
import { clothCut, dyesOf } from "../cloth-panel.ts";
import { cotton, inksOn } from "../colours.ts";
import { cardSize, type DesignInput, type Drawn } from "../design.ts";
import { area, box, closing, fitGuest, inviting, namesBlock, page } from "../text-layer.ts";

const bowl = { x: cardSize.width / 2, y: 1052, r: 262 };
const width = 820;

/** « Calebasse »: a bowl cut from the cloth, in which green sprigs are offered; the text above. */
export function calebasse(input: DesignInput): Drawn {
  const { texts, seed, fitNames } = input;
  const look = { ...inksOn(cotton, dyesOf(seed)), align: "center" as const };
  const { x, y, r } = bowl;
  const half = `M${x - r} ${y}A${r} ${r} 0 0 0 ${x + r} ${y}Z`;
  const names = fitNames(texts.names, { width, height: 240, largest: 126 });
  return {
    shapes: `${ground(cotton)}
      ${sprigs(look.main, look.accent)}
      ${clothCut(seed, { x: x - r, y: y - 8, width: 2 * r, height: r + 8, thread: 8 }, "bowl", `<path d="${half}"/>`)}
      <path d="${half}" fill="none" stroke="${look.text}" stroke-width="6" stroke-linejoin="round"/>
      <path d="M${x - r - 30} ${y}H${x + r + 30}" stroke="${look.text}" stroke-width="16" stroke-linecap="round"/>`,
    texts: page(
      area(
        { y: 56, height: 710 },
        { justifyContent: "flex-start" },
        namesBlock(names, { ink: look.main, sign: look.accent, align: "center" }),
        box({ height: 24 }),
        ...inviting(texts, fitGuest(input, width, 46), look),
        closing(texts, look, { marginTop: 28 }),
      ),
    ),
  };
}

/** Five sprigs fanned out of the bowl, the outer ones lower, with round fruits between them. */
function sprigs(green: string, fruit: string): string {
  const { x, y } = bowl;
  const fans = [
    { dx: -310, dy: -150, pairs: 6, length: 84 },
    { dx: 310, dy: -150, pairs: 6, length: 84 },
    { dx: -180, dy: -218, pairs: 6, length: 76 },
    { dx: 180, dy: -218, pairs: 6, length: 76 },
    { dx: 0, dy: -244, pairs: 6, length: 70 },
  ].map(({ dx, dy, pairs, length }) =>
    frond({
      from: { x: x + dx * 0.25, y },
      bend: { x: x + dx * 0.4, y: y + dy * 0.85 },
      to: { x: x + dx, y: y + dy },
      pairs,
      length,
      breadth: 0.34,
      spread: 44,
    }),
  );
  const fruits = [-216, -90, 90, 216].map(
    (dx) =>
      `<circle cx="${x + dx}" cy="${y - 30}" r="40" fill="${fruit}" stroke="${cotton}" stroke-width="7"/>`,
  );
  return `<path d="${fans.map(({ stem }) => stem).join("")}" fill="none" stroke="${green}" stroke-width="5"/>
    <path d="${fans.map(({ leaves }) => leaves).join("")}" fill="${green}"/>${fruits.join("")}`;
}
