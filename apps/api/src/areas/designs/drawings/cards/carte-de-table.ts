import { lozenge } from "../art/shapes.ts";
import { clothPanel, dyesOf } from "../cloth-panel.ts";
import { inksOn, paper } from "../colours.ts";
import { cardSize, type DesignInput, type Drawn, serif } from "../design.ts";
import { emblem } from "../emblem.ts";
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

const slip = { x: 198, width: 684 };
const width = slip.width - 110;
const middle = cardSize.width / 2;
/** Where ornaments separate the courses. */
const separators = [450, 785, 1100] as const;

/** « Carte de table »: a long slip laid over the cloth, its courses separated by lozenges. */
export function carteDeTable(input: DesignInput): Drawn {
  const { texts, seed, eventType, fitNames } = input;
  const ink = inksOn(paper, dyesOf(seed));
  const names = fitNames(texts.names, { width, height: 300, largest: 88, face: "capitals" });
  const right = slip.x + slip.width;
  const small = { fontSize: 25, color: ink.text, textAlign: "center" as const };
  return {
    shapes: `${clothPanel(seed, { x: 0, y: 0, ...cardSize, thread: 8 })}
      <rect x="${slip.x - 12}" width="${slip.width + 24}" height="100%" fill="${ink.main}"/>
      <rect x="${slip.x}" width="${slip.width}" height="100%" fill="${paper}"/>
      <path d="M${slip.x + 24} 0V1350M${right - 24} 0V1350" stroke="${ink.accent}" stroke-width="3"/>
      ${texts.date === "" ? emblem(eventType, { x: middle, y: (separators[1] + separators[2]) / 2, ink: ink.main, surface: paper }) : ""}
      ${separators.map((y) => ornament(y, ink.accent, ink.main)).join("")}`,
    texts: page(
      area(
        { y: 60, height: separators[0] - 80 },
        {},
        namesBlock(names, { ink: ink.main, sign: ink.accent, align: "center" }),
      ),
      area(
        { y: separators[0] + 20, height: separators[1] - separators[0] - 40 },
        {},
        ...capitalLine(texts.lead, small),
        box({ height: 12 }),
        ...guestBlock(fitGuest(input, width, 54), { ink: ink.text, align: "center" }),
        box({ height: 12 }),
        ...capitalLine(texts.occasion, {
          ...small,
          whiteSpace: "normal",
          lineHeight: 1.4,
          maxWidth: width,
        }),
      ),
      area(
        { y: separators[1] + 20, height: separators[2] - separators[1] - 40 },
        {},
        ...dateLines(texts.date).flatMap((line) =>
          textLine(line, { fontFamily: serif, fontSize: 52, lineHeight: 1.25, color: ink.main }),
        ),
        ...placeLine(texts.where, { ...small, fontSize: 27, marginTop: 6, maxWidth: width }),
      ),
      area(
        { y: separators[2] + 20, height: 190, x: slip.x + 60, width: slip.width - 120 },
        {},
        ...capitalLine(texts.close, { ...small, whiteSpace: "normal", lineHeight: 1.5 }),
      ),
    ),
  };
}

/** The day in two lines: « Samedi », « 20 mars 2027 ». */
function dateLines(date: string): string[] {
  const [first = "", ...rest] = date.split(" ");
  return rest.length > 1 ? [first, rest.join(" ")] : [date];
}

function ornament(y: number, line: string, mark: string): string {
  return `<path d="M${middle - 150} ${y}H${middle - 40}M${middle + 40} ${y}H${middle + 150}" stroke="${line}" stroke-width="3"/><path d="${lozenge(middle, y, 18)}${lozenge(middle - 29, y, 6)}${lozenge(middle + 29, y, 6)}" fill="${mark}"/>`;
}
