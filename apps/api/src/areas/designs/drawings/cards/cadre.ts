import { ground, lozenge } from "../art/shapes.ts";
import { clothPanel, dyesOf } from "../cloth-panel.ts";
import { inksOn, paper } from "../colours.ts";
import { cardSize, type DesignInput, type Drawn } from "../design.ts";
import { emblem } from "../emblem.ts";
import {
  area,
  box,
  closing,
  fitGuest,
  fitJoined,
  inviting,
  namesBlock,
  page,
} from "../text-layer.ts";

const thread = 8;
/** One strip of twelve threads on each side. */
const side = 12 * thread;
const edge = 34;
const width = 700;

/** « Cadre »: four strips of the cloth around paper, joined by squares of dye. */
export function cadre(input: DesignInput): Drawn {
  const { texts, seed, eventType } = input;
  const look = { ...inksOn(paper, dyesOf(seed)), align: "center" as const };
  const { width: w, height: h } = cardSize;
  const names = fitJoined(input, { width, height: 340, largest: 130 });
  const inside = edge + side;
  const lying = { x: inside, width: w - 2 * inside, height: side, thread, lying: true };
  const standing = { y: inside, width: side, height: h - 2 * inside, thread };
  const corners = [edge, w - inside].flatMap((x) => [edge, h - inside].map((y) => ({ x, y })));
  const squares = corners.map(
    ({ x, y }) => `<rect x="${x}" y="${y}" width="${side}" height="${side}" fill="${look.main}"/>
      <path d="${lozenge(x + side / 2, y + side / 2, 34)}${lozenge(x + side / 2, y + side / 2, 18)}" fill="${paper}" fill-rule="evenodd"/>`,
  );
  const frame = (by: number, colour: string, stroke: number) =>
    `<rect x="${by}" y="${by}" width="${w - 2 * by}" height="${h - 2 * by}" fill="none" stroke="${colour}" stroke-width="${stroke}"/>`;
  return {
    shapes: `${ground(paper)}
      ${clothPanel(seed, { ...standing, x: edge })}${clothPanel(seed, { ...standing, x: w - inside })}
      ${clothPanel(seed, { ...lying, y: edge })}${clothPanel(seed, { ...lying, y: h - inside })}
      ${squares.join("")}
      ${frame(edge, look.main, 7)}${frame(inside, look.main, 7)}${frame(inside + 20, look.accent, 3)}
      ${emblem(eventType, { x: w / 2, y: 268, ink: look.accent, surface: paper })}`,
    texts: page(
      area(
        { y: 350, height: 560 },
        {},
        namesBlock(names, { ink: look.main, sign: look.accent, align: "center" }),
        box({ height: 24 }),
        ...inviting(texts, fitGuest(input, width, 44), look),
      ),
      area({ y: 940, height: 200 }, {}, closing(texts, look)),
    ),
  };
}
