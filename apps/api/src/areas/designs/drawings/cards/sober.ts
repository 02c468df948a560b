import type { ReactNode } from "react";
import { ground } from "../art/shapes.ts";
import { clothPanel, dyesOf } from "../cloth-panel.ts";
import { paper } from "../colours.ts";
import { cardSize, type DesignInput, type Drawn, sans, serif } from "../design.ts";
import {
  area,
  box,
  fitGuest,
  guestBlock,
  type Look,
  page,
  placeLine,
  textLine,
} from "../text-layer.ts";

const black = "#16161a";
const night = "#17173b";
const white = "#f6f5fa";
const grey = "#6c6a86";

const { width: w, height: h } = cardSize;

/** The texts of a sober card, from the top down: who announces, to whom, who died, when and where. */
function announcing(
  input: DesignInput,
  look: Look,
  room: { width: number; names: number },
): ReactNode[] {
  const { texts, fitNames } = input;
  const { width } = room;
  const side = { "flex-start": "left", center: "center", "flex-end": "right" } as const;
  const running = {
    fontSize: 31,
    lineHeight: 1.3,
    color: look.text,
    whiteSpace: "normal" as const,
    maxWidth: width,
    textAlign: side[look.align],
  };
  const isDead = texts.hosts !== undefined;
  const names = fitNames(texts.names, { width, height: room.names, largest: 92 });
  const name = box(
    { alignItems: look.align, marginTop: 14, marginBottom: 10 },
    ...names.persons.flat().map((line) =>
      box(
        {
          fontFamily: serif,
          fontSize: names.size,
          lineHeight: 1.1,
          color: look.main,
          whiteSpace: "nowrap",
        },
        line,
      ),
    ),
  );
  const toGuest = [
    ...textLine(texts.lead, { ...running, marginTop: 12 }),
    ...guestBlock(fitGuest(input, width, 42), { ink: look.text, align: look.align }),
    ...textLine(texts.occasion, running),
  ];
  return isDead
    ? [
        ...textLine(texts.hosts ?? "", {
          ...running,
          fontFamily: serif,
          fontSize: 36,
          lineClamp: 2,
        }),
        ...toGuest,
        name,
        ...textLine(texts.life ?? "", { ...running, fontSize: 30 }),
      ]
    : [name, ...toGuest];
}

/** When, where, and the last line. */
function ending({ texts }: DesignInput, look: Look, width: number): ReactNode[] {
  const side = { "flex-start": "left", center: "center", "flex-end": "right" } as const;
  return [
    ...textLine(texts.date, {
      fontFamily: serif,
      fontSize: 40,
      color: look.main,
      marginBottom: 12,
    }),
    ...placeLine(texts.where, {
      fontSize: 30,
      color: look.text,
      maxWidth: width,
      textAlign: side[look.align],
      marginBottom: 12,
    }),
    ...textLine(texts.close, { fontFamily: sans, fontSize: 27, color: look.accent }),
  ];
}

/** A thin cross of lines between who died and when: no symbol of any faith. */
function thin(colour: string): ReactNode {
  return box({
    width: 120,
    height: 2,
    flexShrink: 0,
    backgroundColor: colour,
    marginTop: 34,
    marginBottom: 34,
  });
}

const dark: Look = { main: black, accent: grey, text: "#2e2d3a", align: "center" };

/** « Filet »: two black lines around white paper. */
export function filet(input: DesignInput): Drawn {
  const width = 760;
  const frame = (by: number, stroke: number) =>
    `<rect x="${by}" y="${by}" width="${w - 2 * by}" height="${h - 2 * by}" fill="none" stroke="${black}" stroke-width="${stroke}"/>`;
  return {
    shapes: `${ground(paper)}${frame(48, 14)}${frame(76, 2)}`,
    texts: page(
      area(
        { x: (w - width) / 2, y: 130, width, height: h - 260 },
        {},
        ...announcing(input, dark, { width, names: 210 }),
        thin(black),
        ...ending(input, dark, width),
      ),
    ),
  };
}

/** « Lisière sobre »: a band of the event's cloth in sober dyes down the left side. */
export function lisiereSobre(input: DesignInput): Drawn {
  const band = 216;
  const left = band + 84;
  const width = w - left - 84;
  const look: Look = { ...dark, main: night, align: "flex-start" };
  return {
    shapes: `${ground(paper)}
      ${clothPanel(input.seed, { x: 0, y: 0, width: band, height: h, thread: 6 })}
      <rect x="${band + 14}" width="3" height="100%" fill="${night}"/>`,
    texts: page(
      area(
        { x: left, y: 110, width, height: h - 220 },
        { alignItems: "flex-start" },
        ...announcing(input, look, { width, names: 260 }),
        thin(night),
        ...ending(input, look, width),
      ),
    ),
  };
}

/** « Nuit »: white upon deep indigo, a thin line of cloth above and below. */
export function nuit(input: DesignInput): Drawn {
  const width = 800;
  const look: Look = { main: white, accent: "#b9b7d3", text: "#e6e4f0", align: "center" };
  const strip = (y: number) =>
    clothPanel(input.seed, { x: 0, y, width: w, height: 48, thread: 4, lying: true });
  return {
    shapes: `${ground(night)}${strip(0)}${strip(h - 48)}`,
    texts: page(
      area(
        { x: (w - width) / 2, y: 110, width, height: h - 220 },
        {},
        ...announcing(input, look, { width, names: 220 }),
        thin("#8d8bb0"),
        ...ending(input, look, width),
      ),
    ),
  };
}

/** « Souvenir »: the photo of who died in a black frame, or their cloth while there is none. */
export function souvenir(input: DesignInput): Drawn {
  const { photo, seed } = input;
  const width = 860;
  const place = { x: (w - 400) / 2, y: 96, width: 400, height: 470 };
  const [, , , edge] = dyesOf(seed);
  const shown =
    photo === undefined
      ? clothPanel(seed, { ...place, thread: 8 })
      : `<image href="${photo}" x="${place.x}" y="${place.y}" width="${place.width}" height="${place.height}" preserveAspectRatio="xMidYMid slice"/>`;
  return {
    shapes: `${ground(paper)}
      <clipPath id="photo"><rect x="${place.x}" y="${place.y}" width="${place.width}" height="${place.height}"/></clipPath>
      <g clip-path="url(#photo)">${shown}</g>
      <rect x="${place.x - 12}" y="${place.y - 12}" width="${place.width + 24}" height="${place.height + 24}" fill="none" stroke="${black}" stroke-width="4"/>
      <rect x="28" y="28" width="${w - 56}" height="${h - 56}" fill="none" stroke="${edge}" stroke-width="6"/>`,
    texts: page(
      area(
        { x: (w - width) / 2, y: 590, width, height: 730 },
        {},
        ...announcing(input, dark, { width, names: 130 }),
        box({ height: 26 }),
        ...ending(input, dark, width),
      ),
    ),
  };
}
