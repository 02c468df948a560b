import { disc, ground, lozenge } from "../art/shapes.ts";
import { clothPanel, dyesOf } from "../cloth-panel.ts";
import { contrast, inksOn, paper } from "../colours.ts";
import { readDay } from "../day-parts.ts";
import { type DesignInput, type Drawn, serif } from "../design.ts";
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

const piece = 270;
const place = (column: number, row: number) => ({ x: column * piece, y: row * piece });

/** « Courtepointe »: a quilt of pieces; cloth upright and lying, plain dyes, the text on the two largest. */
export function courtepointe(input: DesignInput): Drawn {
  const { texts, seed, eventType, fitNames } = input;
  const dyes = dyesOf(seed);
  const look = { ...inksOn(paper, dyes), align: "center" as const };
  const names = fitNames(texts.names, { width: 690, height: 440, largest: 150 });
  const day = texts.day === null ? null : readDay(texts.day);
  const onMain = contrast(paper, look.main) > 4.5 ? paper : look.text;
  const cloth = (column: number, row: number, lying: boolean) =>
    clothPanel(seed, { ...place(column, row), width: piece, height: piece, thread: 7.5, lying });
  const plain = (column: number, row: number, colour: string) =>
    `<rect x="${column * piece}" y="${row * piece}" width="${piece}" height="${piece}" fill="${colour}"/>`;
  const half = piece / 2;
  return {
    shapes: `${ground(paper)}
      ${cloth(0, 0, true)}${cloth(2, 0, false)}${cloth(3, 1, true)}${cloth(0, 4, false)}
      ${plain(1, 0, look.main)}${plain(3, 0, look.accent)}${plain(3, 2, look.main)}${plain(0, 3, look.main)}
      ${emblem(eventType, { x: piece + half, y: half, ink: onMain, surface: look.main, scale: 1.2 })}
      <path d="${lozenge(3 * piece + half, half, 104)}${lozenge(3 * piece + half, half, 66)}${lozenge(3 * piece + half, half, 28)}" fill="${paper}" fill-rule="evenodd"/>
      <path d="${disc(half, 3 * piece + half, 100)}${disc(half, 3 * piece + half, 68)}${disc(half, 3 * piece + half, 34)}" fill="${onMain}" fill-rule="evenodd"/>
      ${day ? "" : `<path d="${lozenge(3 * piece + half, 2 * piece + half, 90)}" fill="${onMain}"/>`}
      <path d="M0 ${piece}H1080M${piece} ${3 * piece}H1080M0 ${3 * piece}H${piece}M${3 * piece} 0V${3 * piece}M${piece} 0V${piece}M${2 * piece} 0V${piece}M${piece} ${3 * piece}V1350M${3 * piece} ${2 * piece}H1080M0 ${4 * piece}H${piece}" stroke="${paper}" stroke-width="8"/>`,
    texts: page(
      area(
        { ...place(0, 1), width: 3 * piece, height: 2 * piece },
        {},
        namesBlock(names, { ink: look.main, sign: look.accent, align: "center" }),
      ),
      ...(day
        ? [
            area(
              { ...place(3, 2), width: piece, height: piece },
              { color: onMain },
              box(
                { fontFamily: serif, fontSize: day.number.length > 2 ? 84 : 128, lineHeight: 1 },
                day.number,
              ),
              ...capitalLine(day.month, { fontSize: 26, marginTop: 8 }),
            ),
          ]
        : []),
      area(
        { ...place(1, 3), width: 3 * piece, height: 2 * piece },
        {},
        ...inviting(texts, fitGuest(input, 690, 46), look),
        closing(texts, { ...look, scale: 0.95 }, { marginTop: 34 }),
      ),
    ),
  };
}
