import { annulus, disc, ground, lozenge } from "../art/shapes.ts";
import { clothPanel, dyesOf } from "../cloth-panel.ts";
import { inksOn } from "../colours.ts";
import { readDay } from "../day-parts.ts";
import { type DesignInput, type Drawn, serif } from "../design.ts";
import { emblem } from "../emblem.ts";
import {
  area,
  box,
  capitalLine,
  closing,
  fitGuest,
  guestBlock,
  namesBlock,
  page,
  textLine,
} from "../text-layer.ts";

const sheet = "#fbf7ee";
const stamp = { x: 752, y: 96, width: 236, height: 284 };
const mark = { x: 676, y: 330, r: 112 };
const width = 880;

/** « Carte postale »: a stamp of cloth, the day for a postmark, the guest where the address is written. */
export function cartePostale(input: DesignInput): Drawn {
  const { texts, seed, eventType, fitNames } = input;
  const look = { ...inksOn(sheet, dyesOf(seed)), align: "flex-start" as const };
  const names = fitNames(texts.names, { width, height: 260, largest: 132 });
  const guest = fitGuest(input, width, 56);
  const { x, y } = stamp;
  const day = texts.day === null ? null : readDay(texts.day);
  const stripes = Array.from({ length: 30 }, (_, at) => `M${at * 72 - 40} 0h36l-26 26h-36Z`);
  return {
    shapes: `${ground(sheet)}
      <path d="${stripes.filter((_, at) => at % 2 === 0).join("")}" fill="${look.main}"/>
      <path d="${stripes.filter((_, at) => at % 2 === 1).join("")}" fill="${look.accent}"/>
      <g transform="rotate(3 ${x + 118} ${y + 142})">
        <rect x="${x - 16}" y="${y - 16}" width="${stamp.width + 32}" height="${stamp.height + 32}" fill="#ffffff" stroke="${look.text}" stroke-opacity="0.35" stroke-width="3"/>
        <rect x="${x - 16}" y="${y - 16}" width="${stamp.width + 32}" height="${stamp.height + 32}" fill="none" stroke="${sheet}" stroke-width="15" stroke-linecap="round" stroke-dasharray="0 22.3"/>
        ${clothPanel(seed, { ...stamp, thread: 6 })}
        <path d="${disc(x + 118, y + 142, 84)}" fill="${sheet}"/>
        ${emblem(eventType, { x: x + 118, y: y + 142, ink: look.main, surface: sheet, scale: 0.9 })}
      </g>
      <g fill="none" stroke="${look.text}" stroke-opacity="0.72" stroke-width="4" transform="rotate(-12 ${mark.x} ${mark.y})">
        <path d="${annulus(mark.x, mark.y, mark.r, mark.r - 16)}"/>
        ${day ? "" : `<path d="${[56, 38, 14].map((r) => lozenge(mark.x, mark.y, r)).join("")}"/>`}
        ${[-44, -16, 12, 40].map((dy) => `<path d="M${mark.x - 620} ${mark.y + dy}q32 -20 64 0t64 0t64 0t64 0t64 0t64 0t64 0t64 0"/>`).join("")}
      </g>`,
    texts: page(
      area(
        { x: mark.x - mark.r, y: mark.y - mark.r, width: 2 * mark.r, height: 2 * mark.r },
        { transform: "rotate(-12deg)", color: look.text, opacity: 0.8 },
        ...(day
          ? [
              box({ fontFamily: serif, fontSize: 58, lineHeight: 1 }, day.number),
              ...capitalLine(day.month, { fontSize: day.month.length > 7 ? 15 : 19, marginTop: 4 }),
              ...textLine(day.year, { fontSize: 22 }),
            ]
          : []),
      ),
      area(
        { x: 92, y: 506, width: 900, height: 330 },
        { alignItems: "flex-start", justifyContent: "flex-start" },
        namesBlock(names, { ink: look.main, sign: look.accent, align: "flex-start" }),
      ),
      area(
        { x: 92, y: 880, width: 900, height: 390 },
        { alignItems: "flex-start", justifyContent: "flex-end" },
        ...textLine(texts.lead, { fontSize: 34, color: look.text }),
        ...guestBlock(guest, { ink: look.text, align: "flex-start" }),
        box({
          width: 896,
          height: 3,
          backgroundColor: look.accent,
          marginTop: 10,
          marginBottom: 16,
        }),
        ...textLine(texts.occasion, { fontSize: 34, color: look.text, marginBottom: 26 }),
        closing(texts, look),
      ),
    ),
  };
}
