import type { ReactNode } from "react";
import type { CardTexts } from "../card-wording.ts";

/** Size of a card, in pixels: 4 to 5, as chat apps show whole. */
export const cardSize = { width: 1080, height: 1350 };

/** A card before it is drawn: shapes in SVG, and the layer of texts above them. */
export interface Drawn {
  shapes: string;
  texts: ReactNode;
}

/** What a design draws from. */
export interface DesignInput {
  texts: CardTexts;
  seed: string;
  eventType: string;
  /** The photo of the hosts as a `data:` address; undefined without one. */
  photo?: string | undefined;
  /** Sets names in the largest size that a box holds. */
  fitNames(names: string[], box: NamesBox): FittedNames;
}

/** A design: pure, so that the same card is always drawn the same. */
export type Design = (input: DesignInput) => Drawn;

/** How names are set: in the serif, or in spaced capitals. */
export type Face = "serif" | "capitals";

/** The room for the names, in pixels, and the largest size wished for. */
export interface NamesBox {
  width: number;
  height: number;
  largest: number;
  /** The serif unless told. */
  face?: Face;
}

/** Names ready to set: one size, and each person's lines. */
export interface FittedNames {
  size: number;
  face: Face;
  persons: string[][];
}

/** Families as the fonts are registered; the second of each covers rarer characters. */
export const serif = "Young Serif, Young Serif Ext";
export const sans = "Figtree, Figtree Ext";
