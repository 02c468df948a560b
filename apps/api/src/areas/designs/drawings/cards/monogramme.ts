import { annulus, disc, ground } from "../art/shapes.ts";
import { clothCut, dyesOf } from "../cloth-panel.ts";
import { inksOn, paper } from "../colours.ts";
import { cardSize, type DesignInput, type Drawn, serif } from "../design.ts";
import {
  area,
  box,
  closing,
  fitGuest,
  initials,
  inviting,
  namesBlock,
  page,
} from "../text-layer.ts";

const seal = { x: cardSize.width / 2, y: 528, outer: 286, inner: 194 };
const width = 840;

/** « Monogramme »: the initials in a ring of cloth, the names above in spaced capitals. */
export function monogramme(input: DesignInput): Drawn {
  const { texts, seed, fitNames } = input;
  const look = { ...inksOn(paper, dyesOf(seed)), align: "center" as const };
  const { x, y, outer, inner } = seal;
  const names = fitNames(texts.names, { width, height: 150, largest: 60, face: "capitals" });
  const place = { x: x - outer, y: y - outer, width: 2 * outer, height: 2 * outer, thread: 8 };
  const capitals = initials(texts.names);
  const size = [0, 230, 130, 84][capitals.length] ?? 48;
  const sign = { fontSize: size * 0.44, color: look.accent, margin: "0 10px" };
  return {
    shapes: `${ground(paper)}
      ${clothCut(seed, place, "ring", `<path d="${annulus(x, y, outer, inner)}" clip-rule="evenodd"/>`)}
      <path d="${disc(x, y, outer + 4)}${disc(x, y, inner - 4)}" fill="none" stroke="${look.main}" stroke-width="7"/>
      <path d="${disc(x, y, outer + 24)}" fill="none" stroke="${look.accent}" stroke-width="3"/>
      <path d="${disc(x, y, inner - 22)}" fill="none" stroke="${look.accent}" stroke-width="5" stroke-linecap="round" stroke-dasharray="0 15.9"/>`,
    texts: page(
      area(
        { y: 36, height: 170 },
        {},
        namesBlock(names, { ink: look.main, sign: look.accent, align: "center" }),
      ),
      area(
        { y: y - inner, height: 2 * inner },
        {
          flexDirection: "row",
          fontFamily: serif,
          fontSize: size,
          color: look.main,
          lineHeight: 1,
        },
        ...capitals.flatMap((initial, at) => [
          ...(at > 0 ? [box(sign, "&")] : []),
          box({}, initial),
        ]),
      ),
      area({ y: 850, height: 230 }, {}, ...inviting(texts, fitGuest(input, width), look)),
      area({ y: 1086, height: 216 }, {}, closing(texts, look)),
    ),
  };
}
