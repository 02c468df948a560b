import type { DrawingOptions } from "@jdj/weave/cloth-drawing";
import type { WeaveOptions } from "@jdj/weave/cloth-size";
import { clothShapes } from "@jdj/weave/cloth-svg";
import { weave } from "@jdj/weave/weave";

/** What to draw: the seed, the size, the progress and the orientation of a pattern. */
export type ClothDrawing = WeaveOptions &
  DrawingOptions & {
    /** The event's seed, or any text: the same seed is always the same cloth. */
    seed: string;
    /** Lies on its side: rows run from left to right. */
    lying?: boolean;
  };

/** The shapes within a cloth's `<svg>`, as text. */
export function shapesOf({ seed, lying, ...options }: ClothDrawing, tileId: string): string {
  const shapes = clothShapes(weave(seed, options), options, tileId);
  return lying ? `<g transform="matrix(0 1 1 0 0 0)">${shapes}</g>` : shapes;
}
