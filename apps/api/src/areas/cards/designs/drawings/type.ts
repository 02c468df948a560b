import { type CSSProperties, createElement, type ReactNode } from "react";
import { type FittedNames, sans, serif } from "./design.ts";

/** A box of the words' layer. Every box is a flex column unless told otherwise. */
export function box(style: CSSProperties, ...children: ReactNode[]): ReactNode {
  return createElement(
    "div",
    { style: { display: "flex", flexDirection: "column", boxSizing: "border-box", ...style } },
    ...children,
  );
}

/** The names, an ampersand between persons, all in one size. */
export function namesBlock(
  { size, persons }: FittedNames,
  look: { ink: string; sign: string; align: "flex-start" | "center" },
): ReactNode {
  const line = (text: string) =>
    box(
      {
        fontFamily: serif,
        fontSize: size,
        lineHeight: nameLeading,
        color: look.ink,
        whiteSpace: "nowrap",
      },
      text,
    );
  const sign = box(
    {
      fontFamily: serif,
      fontSize: size * signScale,
      lineHeight: nameLeading,
      color: look.sign,
      marginLeft: look.align === "center" ? 0 : 6,
    },
    "&",
  );
  return box(
    { alignItems: look.align },
    ...persons.flatMap((lines, at) => [...(at > 0 ? [sign] : []), ...lines.map(line)]),
  );
}

/** The guest's name, in one or two lines. */
export function guestBlock(
  { size, persons }: FittedNames,
  look: { ink: string; align: "flex-start" | "center" },
): ReactNode {
  const style: CSSProperties = {
    fontFamily: serif,
    fontSize: size,
    lineHeight: 1.12,
    whiteSpace: "nowrap",
  };
  return box(
    { alignItems: look.align, marginTop: 12, marginBottom: 12, color: look.ink },
    ...persons.flat().map((line) => box(style, line)),
  );
}

/** Height of a line of names, as a share of their size. */
export const nameLeading = 1.08;
/** Size of the ampersand, as a share of the names'. */
export const signScale = 0.62;

/** A line of running text. */
export function textLine(text: string, style: CSSProperties): ReactNode[] {
  return text === "" ? [] : [box({ fontFamily: sans, whiteSpace: "nowrap", ...style }, text)];
}
