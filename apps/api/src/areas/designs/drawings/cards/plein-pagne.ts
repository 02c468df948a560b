import { clothPanel, dyesOf } from "../cloth-panel.ts";
import { inksOn, paper } from "../colours.ts";
import { cardSize, type DesignInput, type Drawn } from "../design.ts";
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

const label = { x: 84, y: 560, width: 912, height: 722 };
const width = label.width - 130;

/** « Plein pagne »: the cloth in large from edge to edge, and a label sewn upon it. */
export function pleinPagne(input: DesignInput): Drawn {
  const { texts, seed } = input;
  const look = { ...inksOn(paper, dyesOf(seed)), align: "center" as const };
  const names = fitJoined(input, { width, height: 220, largest: 124 });
  const inset = (by: number) =>
    `x="${label.x + by}" y="${label.y + by}" width="${label.width - 2 * by}" height="${label.height - 2 * by}"`;
  return {
    shapes: `${clothPanel(seed, { x: 0, y: 0, ...cardSize, thread: 15 })}
      <rect ${inset(-8)} fill="${look.text}"/>
      <rect ${inset(0)} fill="${paper}"/>
      <rect ${inset(22)} fill="none" stroke="${look.accent}" stroke-width="5" stroke-dasharray="20 13" stroke-linecap="round"/>`,
    texts: page(
      area(
        label,
        {},
        namesBlock(names, { ink: look.main, sign: look.accent, align: "center" }),
        box({ height: 18 }),
        ...inviting(texts, fitGuest(input, width, 44), { ...look, scale: 0.94 }),
        closing(texts, { ...look, scale: 0.94 }, { marginTop: 24 }),
      ),
    ),
  };
}
