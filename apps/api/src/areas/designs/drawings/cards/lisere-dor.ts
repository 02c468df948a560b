import { ground, lozenge } from "../art/shapes.ts";
import { clothCut, dyesOf } from "../cloth-panel.ts";
import { goldOnPaper, inksOn, paper } from "../colours.ts";
import { cardSize, type DesignInput, type Drawn, serif } from "../design.ts";
import {
  area,
  box,
  capitalLine,
  fitGuest,
  guestBlock,
  namesBlock,
  page,
  placeLine,
  textLine,
} from "../text-layer.ts";

const width = 740;
const middle = cardSize.width / 2;

/** « Liseré d’or »: much white, fine gold lines that step at the corners, a single lozenge of cloth. */
export function lisereDor(input: DesignInput): Drawn {
  const { texts, seed, fitNames } = input;
  const ink = inksOn(paper, dyesOf(seed));
  const names = fitNames(texts.names, { width, height: 330, largest: 104, face: "capitals" });
  const small = { fontSize: 26, color: ink.text, lineHeight: 1.5 };
  const gem = { x: middle, y: 236, r: 108 };
  const place = { x: middle - 120, y: gem.y - 120, width: 240, height: 240, thread: 6 };
  return {
    shapes: `${ground(paper)}
      <g fill="none" stroke="${goldOnPaper}" stroke-width="2.5">
        ${[40, 54].map((by) => `<path d="${stepped(by)}"/>`).join("")}
        <path d="${lozenge(gem.x, gem.y, gem.r + 16)}${lozenge(gem.x, gem.y, gem.r + 26)}"/>
        <path d="M${middle - 320} ${gem.y}H${middle - 150}M${middle + 150} ${gem.y}H${middle + 320}"/>
      </g>
      ${clothCut(seed, place, "gem", `<path d="${lozenge(gem.x, gem.y, gem.r)}"/>`)}`,
    texts: page(
      area(
        { y: 396, height: 380 },
        {},
        namesBlock(names, { ink: ink.main, sign: goldOnPaper, align: "center" }),
      ),
      area(
        { y: 786, height: 250 },
        {},
        ...capitalLine(texts.lead, small),
        ...guestBlock(fitGuest(input, width, 50), { ink: ink.text, align: "center" }),
        ...capitalLine(texts.occasion, small),
      ),
      area(
        { y: 1040, height: 230 },
        {},
        box({ width: 2.5, height: 36, backgroundColor: goldOnPaper, marginBottom: 16 }),
        ...textLine(texts.date, { fontFamily: serif, fontSize: 40, color: ink.main }),
        ...placeLine(texts.where, {
          fontSize: 30,
          color: ink.text,
          marginTop: 8,
          maxWidth: width,
          textAlign: "center",
        }),
        ...textLine(texts.close, { fontSize: 27, color: ink.text, marginTop: 12 }),
      ),
    ),
  };
}

/** A frame so far from the edge, with two steps at each corner. */
function stepped(by: number): string {
  const step = 34;
  const [w, h] = [cardSize.width - 2 * by - 4 * step, cardSize.height - 2 * by - 4 * step];
  const s = step;
  return `M${by + 2 * s} ${by}h${w}v${s}h${s}v${s}h${s}v${h}h${-s}v${s}h${-s}v${s}h${-w}v${-s}h${-s}v${-s}h${-s}v${-h}h${s}v${-s}h${s}Z`;
}
