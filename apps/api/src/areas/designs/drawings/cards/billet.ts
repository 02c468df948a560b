import { ground, notched } from "../art/shapes.ts";
import { clothCut, dyesOf } from "../cloth-panel.ts";
import { deepest, inksOn, paper } from "../colours.ts";
import { readDay } from "../day-parts.ts";
import { cardSize, type DesignInput, type Drawn, serif } from "../design.ts";
import { emblem } from "../emblem.ts";
import {
  area,
  box,
  capitalLine,
  closing,
  fitGuest,
  inviting,
  namesBlock,
  page,
} from "../text-layer.ts";

const sheet = { x: 96, y: 96, width: 888, height: 1158 };
const header = 168;
const tear = 910;
const width = sheet.width - 150;

/** « Billet »: an entrance ticket on a dark field, a head of cloth, the day on a stub to tear off. */
export function billet(input: DesignInput): Drawn {
  const { texts, seed, eventType, fitNames } = input;
  const dyes = dyesOf(seed);
  const look = { ...inksOn(paper, dyes), align: "center" as const };
  const field = deepest(dyes);
  const outline = notched(sheet.x, sheet.y, sheet.width, sheet.height, 48);
  const names = fitNames(texts.names, { width, height: 330, largest: 126 });
  const head = { x: sheet.x, y: sheet.y, width: sheet.width, height: header, thread: 7 };
  const right = sheet.x + sheet.width;
  return {
    shapes: `${ground(field)}
      <path d="${outline}" fill="${paper}"/>
      ${clothCut(seed, { ...head, lying: true }, "ticket", `<path d="${outline}"/>`)}
      <rect x="${sheet.x}" y="${sheet.y + header}" width="${sheet.width}" height="6" fill="${look.main}"/>
      <circle cx="${sheet.x}" cy="${tear}" r="34" fill="${field}"/>
      <circle cx="${right}" cy="${tear}" r="34" fill="${field}"/>
      <path d="M${sheet.x + 60} ${tear}H${right - 56}" stroke="${field}" stroke-width="6" stroke-linecap="round" stroke-dasharray="0 20"/>
      ${isOpen(texts) ? emblem(eventType, { x: cardSize.width / 2, y: tear + 110, ink: look.main, surface: paper, scale: 0.9 }) : ""}`,
    texts: page(
      area(
        { y: sheet.y + header, height: tear - sheet.y - header },
        {},
        namesBlock(names, { ink: look.main, sign: look.accent, align: "center" }),
        box({ height: 26 }),
        ...inviting(texts, fitGuest(input, width, 46), look),
      ),
      area({ y: tear, height: sheet.y + sheet.height - tear }, {}, ...stub(input, look)),
    ),
  };
}

/** Whether neither day nor place is known, which leaves room for the emblem. */
function isOpen({ day, where }: DesignInput["texts"]): boolean {
  return day === null && where === "";
}

/** The day in large figures; in one line while only its month is known. */
function stub({ texts }: DesignInput, look: Parameters<typeof closing>[1]) {
  if (isOpen(texts)) return [closing(texts, look, { marginTop: texts.date ? 130 : 170 })];
  if (texts.day === null) return [closing(texts, look)];
  const day = readDay(texts.day);
  const capitalsOf = (text: string) =>
    capitalLine(text, { fontSize: 30, color: look.text, lineHeight: 1.5 });
  return [
    box(
      { flexDirection: "row", alignItems: "center", height: 150 },
      box({ width: 290, alignItems: "flex-end" }, ...capitalsOf(day.weekday)),
      box(
        {
          fontFamily: serif,
          fontSize: day.number.length > 2 ? 104 : 150,
          lineHeight: 1,
          color: look.main,
          marginLeft: 34,
          marginRight: 34,
        },
        day.number,
      ),
      box({ width: 290 }, ...capitalsOf(day.month), ...capitalsOf(day.year)),
    ),
    closing({ ...texts, date: "" }, look, { marginTop: 14 }),
  ];
}
