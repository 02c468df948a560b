import { disc, ground } from "../art/shapes.ts";
import { clothCut, dyesOf } from "../cloth-panel.ts";
import { cotton, inksOn } from "../colours.ts";
import type { DesignInput, Drawn } from "../design.ts";
import {
  area,
  box,
  closing,
  fitGuest,
  inviting,
  type Look,
  namesBlock,
  page,
} from "../text-layer.ts";

const width = 820;

/** « Deux oiseaux »: two birds dressed in the cloth call to each other across the text. */
export function deuxOiseaux(input: DesignInput): Drawn {
  const { texts, seed, fitNames } = input;
  const look = { ...inksOn(cotton, dyesOf(seed)), align: "center" as const };
  const names = fitNames(texts.names, { width, height: 230, largest: 110 });
  return {
    shapes: `${ground(cotton)}
      <g transform="translate(310 250)">${bird(seed, look, "one")}</g>
      <g transform="translate(770 1120) scale(-1 1)">${bird(seed, look, "two")}</g>
      <path d="M0 424H600M480 1294H1080" fill="none" stroke="${look.text}" stroke-width="5" stroke-linecap="round"/>`,
    texts: page(
      area(
        { y: 436, height: 470 },
        {},
        namesBlock(names, { ink: look.main, sign: look.accent, align: "center" }),
        box({ height: 20 }),
        ...inviting(texts, fitGuest(input, width, 46), look),
      ),
      area(
        { x: 64, y: 1080, width: 480, height: 200 },
        { alignItems: "flex-start", justifyContent: "flex-end" },
        closing(texts, { ...look, align: "flex-start", scale: 0.85 }, { maxWidth: 470 }),
      ),
    ),
  };
}

/** A bird that looks to the right, built of half discs; about 480 by 300 px around its middle. */
function bird(seed: string, { main, accent, text }: Look, id: string): string {
  const body = "M-170 -30A170 170 0 0 0 170 -30Z";
  return `<path d="M-150 -30L-270 -110L-250 10L-120 60Z" fill="${main}"/>
    <path d="M-30 130V172M30 132V172" stroke="${text}" stroke-width="6" stroke-linecap="round"/>
    ${clothCut(seed, { x: -170, y: -36, width: 340, height: 180, thread: 6 }, id, `<path d="${body}"/>`)}
    <path d="M-110 -30A100 100 0 0 0 90 -30Z" fill="${accent}"/>
    <path d="M-70 -30A64 64 0 0 0 58 -30" fill="none" stroke="${cotton}" stroke-width="5"/>
    <path d="M50 -30A60 76 0 0 1 170 -30Z" fill="${main}"/>
    <path d="${disc(116, -74, 56)}" fill="${main}"/>
    <path d="M166 -98L232 -72L168 -50Z" fill="${accent}"/>
    <circle cx="128" cy="-86" r="11" fill="${cotton}"/>
    <path d="M96 -134q-6 -40 -40 -52M112 -138q4 -36 -16 -62" fill="none" stroke="${accent}" stroke-width="6" stroke-linecap="round"/>`;
}
