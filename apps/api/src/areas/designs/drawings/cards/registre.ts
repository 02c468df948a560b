import type { ReactNode } from "react";
import { annulus, disc, ground } from "../art/shapes.ts";
import { clothCut, clothPanel, dyesOf } from "../cloth-panel.ts";
import { inksOn } from "../colours.ts";
import {
  cardSize,
  type DesignInput,
  type Drawn,
  type FittedNames,
  sans,
  serif,
} from "../design.ts";
import { emblem } from "../emblem.ts";
import { area, box, capitalLine, fitGuest, fitJoined, page } from "../text-layer.ts";

const sheet = "#fbf6ea";
const ruling = "#dcd2bb";
const left = 206;
const width = 800;
/** The foot of the first ruled line. */
const first = 266;
/** Height of a ruled line, and how many of them stand above the seal. */
const wide = { ruled: 80, most: 9 };
const narrow = { ruled: 66, most: 11 };
const seal = { x: 846, y: 1130, r: 132 };

/** « Registre »: a page of a ruled register where the invitation is entered; binding and seal of cloth. */
export function registre(input: DesignInput): Drawn {
  const { texts, seed, eventType, fitNames } = input;
  const ink = inksOn(sheet, dyesOf(seed));
  const fit = (text: string) => fitNames([text], { width, height: 2 * narrow.ruled, largest: 46 });
  const names = fitJoined(input, { width, height: 3 * wide.ruled, largest: 66 });
  const guest = fitGuest(input, width, 58);
  const entries = [
    { text: fit(texts.date), ink: ink.main },
    { text: names, ink: ink.main },
    { text: fit(texts.lead), ink: ink.text },
    { text: guest, ink: ink.text },
    { text: fit(texts.occasion), ink: ink.text },
    { text: fit(texts.where), ink: ink.text },
  ];
  const count = entries.flatMap(({ text }) => text.persons.flat()).filter(Boolean).length;
  const { ruled } = count > wide.most ? narrow : wide;
  const rules = Array.from({ length: 17 }, (_, at) => `M0 ${first + at * ruled}H1080`).join("");
  const { x, y, r } = seal;
  const place = { x: x - r, y: y - r, width: 2 * r, height: 2 * r, thread: 5 };
  return {
    shapes: `${ground(sheet)}
      <path d="${rules}" stroke="${ruling}" stroke-width="2.5"/>
      <path d="M${left - 42} 0V1350M${left - 33} 0V1350" stroke="${ink.accent}" stroke-width="2.5"/>
      ${clothPanel(seed, { x: 0, y: 0, width: 96, height: cardSize.height, thread: 8 })}
      <rect x="96" width="7" height="100%" fill="${ink.main}"/>
      <g transform="rotate(-9 ${x} ${y})">
        <path d="${disc(x, y, r + 16)}" fill="${sheet}"/>
        ${clothCut(seed, place, "seal", `<path d="${annulus(x, y, r, r - 42)}" clip-rule="evenodd"/>`)}
        <path d="${disc(x, y, r + 9)}${disc(x, y, r - 51)}" fill="none" stroke="${ink.main}" stroke-width="4"/>
        ${emblem(eventType, { x, y: y - 2, ink: ink.main, surface: sheet, scale: 0.8 })}
      </g>`,
    texts: page(
      area(
        { x: left, y: 0, width, height: first - ruled },
        { alignItems: "flex-start", justifyContent: "flex-end" },
        ...capitalLine("Registre des joies", { fontSize: 27, color: ink.accent, marginBottom: 18 }),
      ),
      area(
        { x: left, y: first - ruled, width, height: narrow.most * narrow.ruled + ruled },
        { alignItems: "flex-start", justifyContent: "flex-start" },
        ...entries.flatMap(({ text, ink: colour }) => written(text, colour, ruled)),
      ),
      area(
        { x: left, y: 1160, width: 500, height: 105 },
        { alignItems: "flex-start", justifyContent: "flex-end" },
        ...entered(texts.close, { size: 30, colour: ink.text, family: sans, ruled }),
      ),
    ),
  };
}

/** A text on the next ruled line. */
function entered(
  text: string,
  { size, colour, family, ruled }: { size: number; colour: string; family: string; ruled: number },
): ReactNode[] {
  if (text === "") return [];
  const style = {
    fontFamily: family,
    fontSize: size,
    lineHeight: 1,
    color: colour,
    whiteSpace: "nowrap" as const,
  };
  const foot = Math.round(8 + size * 0.02);
  return [
    box({ height: ruled, justifyContent: "flex-end", paddingBottom: foot }, box(style, text)),
  ];
}

function written({ size, persons }: FittedNames, colour: string, ruled: number): ReactNode[] {
  const style = { size, colour, family: serif, ruled };
  return persons.flatMap((lines, person) =>
    lines.flatMap((line, at) => entered(person > 0 && at === 0 ? `& ${line}` : line, style)),
  );
}
