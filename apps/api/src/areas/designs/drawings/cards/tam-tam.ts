import { ground } from "../art/shapes.ts";
import { clothCut, dyesOf } from "../cloth-panel.ts";
import { deepest, inksOn } from "../colours.ts";
import type { DesignInput, Drawn } from "../design.ts";
import { area, closing, fitGuest, inviting, namesBlock, page, rule } from "../text-layer.ts";

const drum = { x: 812, y: 980 };
const width = 860;

/** « Tam-tam »: a drum dressed in the cloth at the foot of a dark card, its beats spreading to the text. */
export function tamTam(input: DesignInput): Drawn {
  const { texts, seed, fitNames } = input;
  const dyes = dyesOf(seed);
  const field = deepest(dyes);
  const look = { ...inksOn(field, dyes), align: "flex-start" as const };
  const names = fitNames(texts.names, { width, height: 340, largest: 148 });
  const { x, y } = drum;
  const body =
    "M-190 -10H190C196 130 74 200 64 290C60 350 92 390 110 420H-110C-92 390 -60 350 -64 290C-74 200 -196 130 -190 -10Z";
  const place = { x: -200, y: -10, width: 400, height: 430, thread: 7 };
  return {
    shapes: `${ground(field)}
      ${beats(look.accent)}
      <g transform="translate(${x} ${y}) rotate(8)">
        <path d="${body}" fill="${field}" stroke="${look.text}" stroke-width="34" stroke-linejoin="round"/>
        ${clothCut(seed, place, "drum", `<path d="${body}"/>`)}
        <path d="M-190 30${laces()}" fill="none" stroke="${look.text}" stroke-width="4" stroke-linejoin="round"/>
        <ellipse cy="-14" rx="204" ry="52" fill="${look.text}"/>
        <ellipse cy="-14" rx="176" ry="38" fill="none" stroke="${field}" stroke-width="4"/>
      </g>`,
    texts: page(
      area(
        { x: 84, y: 84, width: width + 60, height: 800 },
        { alignItems: "flex-start", justifyContent: "flex-start" },
        namesBlock(names, { ink: look.main, sign: look.accent, align: "flex-start" }),
        rule(look.accent, 30),
        ...inviting(texts, fitGuest(input, width, 48), look),
      ),
      area(
        { x: 84, y: 1090, width: 560, height: 176 },
        { alignItems: "flex-start", justifyContent: "flex-end" },
        closing(texts, { ...look, scale: 0.88 }, { maxWidth: 470 }),
      ),
    ),
  };
}

/** The cords that stretch the skin. */
function laces(): string {
  return Array.from({ length: 10 }, (_, at) => {
    const x = -190 + 38 * (at + 1);
    return at % 2 === 0 ? `L${x - 4 * (at < 5 ? -1 : 1)} 108` : `L${x} 30`;
  }).join("");
}

/** Circles around the drum's skin, thinner as sound fades, and faint enough for texts to cross them. */
function beats(colour: string): string {
  const { x, y } = drum;
  return [270, 340, 420, 510, 610, 720, 840]
    .map(
      (r, at) =>
        `<circle cx="${x}" cy="${y - 20}" r="${r}" fill="none" stroke="${colour}" stroke-width="${9 - at * 0.8}" stroke-opacity="0.13"/>`,
    )
    .join("");
}
