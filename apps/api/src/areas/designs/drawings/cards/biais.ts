import { ground } from "../art/shapes.ts";
import { clothCut, dyesOf } from "../cloth-panel.ts";
import { inksOn, paper } from "../colours.ts";
import { cardSize, type DesignInput, type Drawn } from "../design.ts";
import { area, closing, fitGuest, inviting, namesBlock, page, rule } from "../text-layer.ts";

const width = 800;
const { width: w } = cardSize;

/** « Biais »: the cloth cut on the bias across the upper corner, bound with two tapes; text flush right below. */
export function biais(input: DesignInput): Drawn {
  const { texts, seed, fitNames } = input;
  const look = { ...inksOn(paper, dyesOf(seed)), align: "flex-end" as const };
  const names = fitNames(texts.names, { width, height: 240, largest: 138 });
  const tape = (from: number, to: number) =>
    `M0 ${710 + from}L${w} ${110 + from}V${110 + to}L0 ${710 + to}Z`;
  return {
    shapes: `${ground(paper)}
      ${clothCut(seed, { x: 0, y: 0, width: w, height: 780, thread: 10 }, "bias", `<path d="M0 0H${w}V110L0 710Z"/>`)}
      <path d="${tape(0, 26)}" fill="${look.main}"/>
      <path d="${tape(40, 50)}" fill="${look.accent}"/>`,
    texts: page(
      area(
        { x: 184, y: 560, width: 820, height: 732 },
        { alignItems: "flex-end", justifyContent: "flex-end" },
        namesBlock(names, { ink: look.main, sign: look.accent, align: "flex-end" }),
        rule(look.accent, 26),
        ...inviting(texts, fitGuest(input, width, 46), look),
        closing(texts, look, { marginTop: 30 }),
      ),
    ),
  };
}
