import { annulus, disc, ground } from "../art/shapes.ts";
import { clothCut, dyesOf } from "../cloth-panel.ts";
import { inksOn, paper } from "../colours.ts";
import { cardSize, type DesignInput, type Drawn, serif } from "../design.ts";
import { emblem } from "../emblem.ts";
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

const y = 346;
const left = { x: 385, y };
const right = { x: 695, y };
const outer = 262;
const inner = 186;
const width = 860;

/** « Alliances »: two great rings woven one through the other, an initial in each. */
export function alliances(input: DesignInput): Drawn {
  const { texts, seed, eventType, fitNames } = input;
  const dyes = dyesOf(seed);
  const look = { ...inksOn(paper, dyes), align: "center" as const };
  const names = fitNames(texts.names, { width, height: 216, largest: 96 });
  const place = { x: left.x - outer, y: y - outer, width: 2 * outer, height: 2 * outer, thread: 7 };
  const plain = (clip: string) =>
    `<g ${clip}><path d="${annulus(right.x, y, outer + 9, inner - 9)}" fill="${paper}" fill-rule="evenodd"/><path d="${annulus(right.x, y, outer, inner)}" fill="${look.main}" fill-rule="evenodd"/><path d="${disc(right.x, y, (outer + inner) / 2)}" fill="none" stroke="${paper}" stroke-width="6" stroke-linecap="round" stroke-dasharray="0 22"/></g>`;
  const middle = cardSize.width / 2;
  const [one = "", two] = initials(texts.names);
  const email = (x: number, text: string) =>
    area(
      { x: x - 130, y: y - 100, width: 260, height: 200 },
      { fontFamily: serif, fontSize: 150, lineHeight: 1, color: look.main },
      text,
    );
  return {
    shapes: `${ground(paper)}
      ${plain("")}
      <path d="${annulus(left.x, y, outer + 9, inner - 9)}" fill="${paper}" fill-rule="evenodd" clip-path="url(#low)"/>
      ${clothCut(seed, place, "cloth", `<path d="${annulus(left.x, y, outer, inner)}" clip-rule="evenodd"/>`)}
      <clipPath id="high"><rect x="${middle - 150}" y="0" width="300" height="${y}"/></clipPath>
      <clipPath id="low"><rect x="${middle - 150}" y="${y}" width="300" height="400"/></clipPath>
      ${plain('clip-path="url(#high)"')}
      ${two === undefined ? emblem(eventType, { x: right.x + 36, y, ink: look.main, surface: paper, scale: 1.1 }) : ""}`,
    texts: page(
      email(left.x - 36, one),
      ...(two === undefined ? [] : [email(right.x + 36, two)]),
      area(
        { y: 624, height: 460 },
        {},
        namesBlock(names, { ink: look.main, sign: look.accent, align: "center" }),
        box({ height: 20 }),
        ...inviting(texts, fitGuest(input, width, 46), look),
      ),
      area({ y: 1092, height: 214 }, {}, closing(texts, look)),
    ),
  };
}
