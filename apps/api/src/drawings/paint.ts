import type { Pick } from "./chance.ts";
import type { Tone } from "./tones.ts";

/** What an object is painted with. */
export interface Paint {
  /** The tone of the object, where its material leaves a choice. */
  main: Tone;
  /** A tone that stands out from it. */
  second: Tone;
  /** The fill of its cloth. */
  cloth: string;
  pick: Pick;
}

/**
 * An object, drawn around the middle of its foot: about 130 units high, upwards, and wide. `foot` is half the
 * width of its shadow.
 */
export interface Thing {
  foot: number;
  /** Its own materials are dark, whatever its tone. */
  isDark?: boolean;
  draw: (paint: Paint) => string;
}
