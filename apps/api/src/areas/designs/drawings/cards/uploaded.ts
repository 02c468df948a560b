import type { ReactNode } from "react";
import type { Design, DesignInput } from "../design.ts";
import { sans, serif } from "../design.ts";
import { area, box, fitGuest, fitJoined, guestBlock, namesBlock, page } from "../text-layer.ts";
import type { UploadedLayout } from "../uploaded-layout.ts";

/** Width of a character of running text, as a share of its size: an upper bound of the mean. */
const CHARACTER = 0.56;
const LEADING = 1.25;
/** The share of the area that the texts below the names may take. */
const RUNNING_SHARE = 0.68;
const GAP = 14;

/** A line of running text at scale 1. */
interface Running {
  text: string;
  size: number;
  isSerif?: boolean;
  isMain?: boolean;
}

/** How many lines a text takes in a width. */
function linesOf({ text, size }: Running, scale: number, width: number): number {
  return Math.ceil((text.length * CHARACTER * size * scale) / width);
}

/** How high texts are below each other, in pixels. */
function heightOf(texts: readonly Running[], scale: number, width: number): number {
  return texts.reduce(
    (sum, one) => sum + linesOf(one, scale, width) * one.size * scale * LEADING + GAP * scale,
    0,
  );
}

/** The largest scale at which each text takes two lines at most, and all of them their share. */
function scaleOf(texts: readonly Running[], width: number, height: number): number {
  for (let scale = 1; scale > 0.4; scale -= 0.05)
    if (
      texts.every((one) => linesOf(one, scale, width) <= 2) &&
      heightOf(texts, scale, width) <= height
    )
      return scale;
  return 0.4;
}

/**
 * The design of a picture that was uploaded: all texts in its text area, in sizes that the area
 * holds, in the colours that were chosen for it.
 * @param background the picture as a `data:` address of a PNG, 1080 × 1350
 */
export function uploaded({ area: place, inks }: UploadedLayout, background: string): Design {
  return (input: DesignInput) => {
    const { texts } = input;
    const guest = fitGuest(input, place.width, Math.min(46, place.height / 16));
    const guestHeight =
      texts.guest === "" ? 0 : guest.size * 1.12 * guest.persons.flat().length + 24;
    const above: Running[] = [{ text: texts.lead, size: 34 }];
    const below: Running[] = [{ text: texts.occasion, size: 34 }];
    const last: Running[] = [
      { text: texts.date, size: 42, isSerif: true, isMain: true },
      { text: texts.where, size: 30 },
      { text: texts.close, size: 28 },
    ];
    const running = [...above, ...below, ...last].filter(({ text }) => text !== "");
    const room = place.height * RUNNING_SHARE - guestHeight;
    const scale = scaleOf(running, place.width, room);
    const gap = 24 * scale;
    const namesHeight =
      place.height - guestHeight - heightOf(running, scale, place.width) - 3 * gap;
    const names = fitJoined(input, { width: place.width, height: namesHeight, largest: 140 });
    const line = ({ text, size, isSerif, isMain }: Running): ReactNode[] =>
      text === ""
        ? []
        : [
            box(
              {
                width: place.width,
                fontFamily: isSerif ? serif : sans,
                fontSize: size * scale,
                lineHeight: LEADING,
                color: isMain ? inks.main : inks.text,
                textAlign: "center",
                alignItems: "center",
                marginBottom: GAP * scale,
              },
              text,
            ),
          ];
    return {
      shapes: `<image href="${background}" x="0" y="0" width="1080" height="1350" preserveAspectRatio="none"/>`,
      texts: page(
        area(
          place,
          {},
          namesBlock(names, { ink: inks.main, sign: inks.accent, align: "center" }),
          box({ height: gap }),
          ...above.flatMap(line),
          ...guestBlock(guest, { ink: inks.text, align: "center" }),
          ...below.flatMap(line),
          box({ height: gap }),
          ...last.flatMap(line),
        ),
      ),
    };
  };
}
