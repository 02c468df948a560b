import { type CSSProperties, createElement, type ReactNode } from "react";
import type { CardTexts } from "../card-wording.ts";
import type { Inks } from "./colours.ts";
import {
  cardSize,
  type DesignInput,
  type FittedNames,
  type NamesBox,
  sans,
  serif,
} from "./design.ts";

/** Height of a line of names, as a share of their size. */
export const nameLeading = 1.08;
/** Size of the ampersand, as a share of the names'. */
export const signScale = 0.62;
/** Space between spaced capitals, as a share of their size. */
export const capitalSpacing = 0.14;

/** Figures on the line and as high as capitals: the serif's own 0 reads as an o. */
export const figures = { fontVariantNumeric: "lining-nums" } as const;

/** A box of the text layer. Every box is a flex column unless told otherwise. */
export function box(style: CSSProperties, ...children: ReactNode[]): ReactNode {
  return createElement(
    "div",
    {
      style: {
        display: "flex",
        flexDirection: "column",
        boxSizing: "border-box",
        ...figures,
        ...style,
      },
    },
    ...children,
  );
}

/** A whole card of areas, each at its place. */
export function page(...areas: ReactNode[]): ReactNode {
  return box({ ...cardSize, position: "relative" }, ...areas);
}

/** A column of text at a place of the card, in pixels; in its middle unless told otherwise. */
export function area(
  place: { x?: number; y: number; width?: number; height: number },
  style: CSSProperties,
  ...children: ReactNode[]
): ReactNode {
  const { x = 0, y, width = cardSize.width, height } = place;
  return box(
    {
      position: "absolute",
      left: x,
      top: y,
      width,
      height,
      alignItems: "center",
      justifyContent: "center",
      ...style,
    },
    ...children,
  );
}

/** How texts are set: their inks, their alignment, and their scale (1 by default). */
export interface Look extends Inks {
  align: "flex-start" | "center" | "flex-end";
  scale?: number;
}

/** The names, an ampersand between persons, all in one size. */
export function namesBlock(
  { size, face, persons }: FittedNames,
  look: { ink: string; sign: string; align: Look["align"] },
): ReactNode {
  const line = (text: string) =>
    box(
      {
        fontFamily: face === "serif" ? serif : sans,
        fontSize: size,
        lineHeight: nameLeading,
        color: look.ink,
        whiteSpace: "nowrap",
        ...(face === "capitals" && {
          letterSpacing: size * capitalSpacing,
          // The space after the last character would move the line off its middle.
          marginRight: look.align === "flex-start" ? 0 : -size * capitalSpacing,
        }),
      },
      face === "serif" ? text : capitals(text),
    );
  const sign = box(
    {
      fontFamily: serif,
      fontSize: size * signScale,
      lineHeight: nameLeading,
      color: look.sign,
      marginLeft: look.align === "flex-start" ? 6 : 0,
    },
    "&",
  );
  return box(
    { alignItems: look.align },
    ...persons.flatMap((lines, at) => [...(at > 0 ? [sign] : []), ...lines.map(line)]),
  );
}

/** All names in one line where they fit it well; else below each other. */
export function fitJoined(
  { texts, fitNames }: Pick<DesignInput, "texts" | "fitNames">,
  room: NamesBox,
): FittedNames {
  const one = fitNames([joined(texts.names)], room);
  return one.persons[0]?.length === 1 ? one : fitNames(texts.names, room);
}

/** The guest's name in the largest size that its width holds, in one or two lines. */
export function fitGuest(
  { texts, fitNames }: Pick<DesignInput, "texts" | "fitNames">,
  width: number,
  largest = 48,
): FittedNames {
  return fitNames([texts.guest], { width, height: largest * 2.3, largest });
}

/** The guest's name, in one or two lines; nothing on a card for everybody. */
export function guestBlock(
  { size, persons }: FittedNames,
  look: { ink: string; align: Look["align"] },
): ReactNode[] {
  const lines = persons.flat().filter((line) => line !== "");
  if (lines.length === 0) return [];
  const style: CSSProperties = {
    fontFamily: serif,
    fontSize: size,
    lineHeight: 1.12,
    whiteSpace: "nowrap",
  };
  return [
    box(
      { alignItems: look.align, marginTop: 12, marginBottom: 12, color: look.ink },
      ...lines.map((line) => box(style, line)),
    ),
  ];
}

/** What the hosts do, whom they invite, and to what; in the serif where no name stands between. */
export function inviting(texts: CardTexts, guest: FittedNames, look: Look): ReactNode[] {
  const scale = look.scale ?? 1;
  const running: CSSProperties =
    texts.guest === ""
      ? { fontFamily: serif, fontSize: 42 * scale, lineHeight: 1.3, color: look.text }
      : { fontSize: 34 * scale, color: look.text };
  return [
    ...textLine(texts.lead, running),
    ...guestBlock(guest, { ink: look.text, align: look.align }),
    ...textLine(texts.occasion, running),
  ];
}

/** The day, the hour and the place, and the last line. @param style its `maxWidth` holds the place as well */
export function closing(texts: CardTexts, look: Look, style: CSSProperties = {}): ReactNode {
  const scale = look.scale ?? 1;
  return box(
    { alignItems: look.align, ...style },
    ...textLine(texts.date, {
      fontFamily: serif,
      fontSize: 42 * scale,
      color: look.main,
      marginBottom: 14 * scale,
    }),
    ...placeLine(texts.where, {
      fontSize: 30 * scale,
      color: look.text,
      marginBottom: 10 * scale,
      maxWidth: style.maxWidth ?? 760,
      textAlign: textSides[look.align],
    }),
    ...textLine(texts.close, { fontSize: 28 * scale, color: look.text }),
  );
}

const textSides = { "flex-start": "left", center: "center", "flex-end": "right" } as const;

/** The hour and the place, in two lines at most. */
export function placeLine(text: string, style: CSSProperties): ReactNode[] {
  return textLine(text, { whiteSpace: "normal", lineHeight: 1.25, lineClamp: 2, ...style });
}

/** A short rule between two thoughts. */
export function rule(colour: string, margin: number, width = 84): ReactNode {
  return box({
    width,
    height: 4,
    flexShrink: 0,
    backgroundColor: colour,
    marginTop: margin,
    marginBottom: margin,
  });
}

/** A line of running text. */
export function textLine(text: string, style: CSSProperties): ReactNode[] {
  return text === "" ? [] : [box({ fontFamily: sans, whiteSpace: "nowrap", ...style }, text)];
}

/** A line of small spaced capitals. */
export function capitalLine(
  text: string,
  style: CSSProperties & { fontSize: number },
): ReactNode[] {
  const letterSpacing = style.fontSize * capitalSpacing;
  return textLine(capitals(text), { letterSpacing, ...style });
}

/** A text in capitals, accents kept. */
export function capitals(text: string): string {
  return text.toLocaleUpperCase("fr");
}

/** All names as one: « Awa & Koffi ». A break falls before the ampersand or inside a name. */
export function joined(names: string[]): string {
  return names.join(" &\u00a0");
}

/** The first letters of the names, four at most; a capital each. */
export function initials(names: string[]): string[] {
  return names.slice(0, 4).map((name) => capitals(name.replace(/[^\p{L}]/gu, "").charAt(0)));
}
