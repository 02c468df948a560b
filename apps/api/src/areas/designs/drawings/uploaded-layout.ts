/** A rectangle of a card, in pixels of its 1080 × 1350. */
export interface TextArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** How the texts stand on an uploaded picture. */
export interface UploadedLayout {
  area: TextArea;
  /** Colours, `#RRGGBB`. */
  inks: { main: string; accent: string; text: string };
}

/** The smallest area that holds the longest texts, in pixels. */
export const leastArea = { width: 560, height: 620 };
