import type { ReactNode } from "react";
import { disc, ground } from "../art/shapes.ts";
import { clothPanel, dyesOf } from "../cloth-panel.ts";
import { inksOn, paper, wash } from "../colours.ts";
import { type Day, readDay } from "../day-parts.ts";
import { cardSize, type DesignInput, type Drawn, serif } from "../design.ts";
import { emblem } from "../emblem.ts";
import {
  area,
  box,
  capitalLine,
  closing,
  fitGuest,
  inviting,
  type Look,
  namesBlock,
  page,
} from "../text-layer.ts";

const sheet = { x: 150, y: 636, width: 780, height: 594 };
const cell = 102;
const row = 62;
const first = { x: sheet.x + (sheet.width - 7 * cell) / 2, y: sheet.y + 206 };
const width = 860;

/** « Calendrier »: a leaf of the month with the day ringed; the names and the invitation above it. */
export function calendrier(input: DesignInput): Drawn {
  const { texts, seed, eventType, fitNames } = input;
  const dyes = dyesOf(seed);
  const look = { ...inksOn(paper, dyes), align: "center" as const };
  const day = texts.day === null ? null : readDay(texts.day);
  const names = fitNames(texts.names, { width, height: 226, largest: 112 });
  const { x, y, height } = sheet;
  const middle = cardSize.width / 2;
  const at = day ? placeOf(day, Number.parseInt(day.number, 10)) : null;
  return {
    shapes: `${ground(wash(dyes, 0.14))}
      <rect x="${x + 12}" y="${y + 14}" width="${sheet.width}" height="${height}" fill="${look.main}"/>
      <rect x="${x}" y="${y}" width="${sheet.width}" height="${height}" fill="${paper}"/>
      ${clothPanel(seed, { x, y, width: sheet.width, height: 60, thread: 5, lying: true })}
      ${[middle - 200, middle + 200].map((hole) => `<path d="M${hole} ${y - 34}V${y + 26}" stroke="${look.text}" stroke-width="13" stroke-linecap="round"/>`).join("")}
      ${at ? `<path d="${disc(at.x + cell / 2, at.y + row / 2, 36)}" fill="${look.main}"/>` : emblem(eventType, { x: middle, y: y + 230, ink: look.main, surface: paper, scale: 1.5 })}`,
    texts: page(
      area(
        { y: 60, height: 540 },
        {},
        namesBlock(names, { ink: look.main, sign: look.accent, align: "center" }),
        box({ height: 22 }),
        ...inviting(texts, fitGuest(input, width, 44), { ...look, scale: 0.94 }),
      ),
      ...(day
        ? month(day, look)
        : [
            area(
              { y: y + 380, height: 150 },
              {},
              closing({ ...texts, close: "", where: "" }, look),
            ),
          ]),
      area(
        { y: 1242, height: 96 },
        {},
        closing({ ...texts, date: "" }, { ...look, scale: 0.94 }, { maxWidth: 940 }),
      ),
    ),
  };
}

function month(day: Day, look: Look): ReactNode[] {
  const title = area(
    { y: sheet.y + 72, height: 76 },
    { fontFamily: serif, fontSize: 46, color: look.main },
    `${day.month} ${day.year}`,
  );
  const heads = ["lu", "ma", "me", "je", "ve", "sa", "di"].map((name, at) =>
    area(
      { x: first.x + at * cell, y: first.y - 56, width: cell, height: 48 },
      {},
      ...capitalLine(name, { fontSize: 22, color: look.accent, marginRight: -3 }),
    ),
  );
  const days = Array.from({ length: day.length }, (_, at) => {
    const chosen = at + 1 === Number.parseInt(day.number, 10);
    return area(
      { ...placeOf(day, at + 1), width: cell, height: row },
      { fontFamily: serif, fontSize: 34, color: chosen ? paper : look.text },
      String(at + 1),
    );
  });
  return [title, ...heads, ...days];
}

function placeOf({ begins }: Day, date: number) {
  const at = begins + date - 1;
  return { x: first.x + (at % 7) * cell, y: first.y + Math.floor(at / 7) * row - 4 };
}
