import { ground } from "../art/shapes.ts";
import { clothCut, dyesOf } from "../cloth-panel.ts";
import { hueOf, inksOn, paper, tinted } from "../colours.ts";
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

const width = 880;

/** « Lagune »: long waves at the foot, from pale to deep, the cloth carried on one of them. */
export function lagune(input: DesignInput): Drawn {
  const { texts, seed } = input;
  const dyes = dyesOf(seed);
  const look = { ...inksOn(paper, dyes), align: "center" as const };
  const deep = { ...inksOn(look.main, dyes), align: "center" as const };
  const names = fitJoined(input, { width, height: 330, largest: 134 });
  const { main } = look;
  const water = hueOf(dyes);
  return {
    shapes: `${ground(paper)}
      <path d="${wave(770, 46, 0)}" fill="${tinted(water, 0.2)}"/>
      <path d="${wave(836, 52, 150)}" fill="${tinted(water, 0.5)}"/>
      ${clothCut(seed, { x: 0, y: 850, width: cardSize.width, height: 380, thread: 8, lying: true }, "wave", `<path d="${wave(912, 56, 330)}"/>`)}
      <path d="${wave(1082, 44, 60)}" fill="${paper}"/>
      <path d="${wave(1094, 44, 60)}" fill="${main}"/>`,
    texts: page(
      area(
        { y: 70, height: 690 },
        {},
        namesBlock(names, { ink: main, sign: look.accent, align: "center" }),
        box({ height: 24 }),
        ...inviting(texts, fitGuest(input, width), look),
      ),
      area({ y: 1130, height: 206 }, {}, closing(texts, deep)),
    ),
  };
}

/** Water from a height down to the card's foot: waves 540 px long, so high, so far along. */
function wave(y: number, height: number, along: number): string {
  return `M${-540 - along} ${y}${"q135 ".concat(`${-height} 270 0t270 0`).repeat(5)}V1360H-1080Z`;
}
