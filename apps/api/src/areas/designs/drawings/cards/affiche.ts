import { ground } from "../art/shapes.ts";
import { clothPanel, dyesOf } from "../cloth-panel.ts";
import { inksOn } from "../colours.ts";
import { cardSize, type DesignInput, type Drawn, serif } from "../design.ts";
import {
  area,
  box,
  capitalLine,
  fitGuest,
  guestBlock,
  namesBlock,
  page,
  placeLine,
  textLine,
} from "../text-layer.ts";

const margin = 72;
const strip = 84;
const width = cardSize.width - 2 * margin - strip;

/** « Affiche »: a poster; the names as large as they go on the cloth's own ground, the rest in small columns. */
export function affiche(input: DesignInput): Drawn {
  const { texts, seed, fitNames } = input;
  const dyes = dyesOf(seed);
  const field = dyes[0];
  const ink = inksOn(field, dyes);
  const names = fitNames(texts.names, { width: width - 10, height: 700, largest: 330 });
  const guest = fitGuest(input, width, 60);
  const small = { fontSize: 26, color: ink.text };
  const line = box({ width, height: 4, flexShrink: 0, backgroundColor: ink.accent });
  return {
    shapes: `${ground(field)}
      ${clothPanel(seed, { x: cardSize.width - strip, y: 0, width: strip, height: cardSize.height, thread: 7 })}
      <rect x="${cardSize.width - strip - 6}" width="6" height="100%" fill="${ink.accent}"/>`,
    texts: page(
      area(
        { x: margin, y: 72, width, height: 780 },
        { alignItems: "flex-start", justifyContent: "flex-start" },
        namesBlock(names, { ink: ink.main, sign: ink.accent, align: "flex-start" }),
      ),
      area(
        { x: margin, y: 800, width, height: 482 },
        { alignItems: "flex-start", justifyContent: "flex-end" },
        ...capitalLine(texts.lead, { ...small, marginBottom: texts.guest === "" ? 10 : 0 }),
        ...guestBlock(guest, { ink: ink.main, align: "flex-start" }),
        ...capitalLine(texts.occasion, { ...small, marginBottom: 34 }),
        line,
        ...textLine(texts.date, {
          fontFamily: serif,
          fontSize: 50,
          color: ink.main,
          marginTop: 22,
        }),
        ...placeLine(texts.where, {
          fontSize: 32,
          color: ink.text,
          marginTop: 6,
          maxWidth: width,
        }),
        ...textLine(texts.close, { fontSize: 28, color: ink.text, marginTop: 12 }),
      ),
    ),
  };
}
