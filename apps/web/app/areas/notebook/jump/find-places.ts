import { fold } from "@jdj/french/fold";

/** Somewhere one may go from anywhere in the notebook. */
export interface Place {
  name: string;
  /** What it is, in a word: « Section », « Action », « Invité », « Page ». */
  kind: string;
  to: string;
  /** Other words that people look for it by. */
  also?: string | undefined;
  /** A page outside of the notebook, which the browser itself opens. */
  leaves?: boolean;
}

/**
 * The places that hold every word of what was typed, accents and capitals aside: first those whose
 * name begins with it, then in their own order. Nothing typed finds them all.
 *
 * @param most how many at most
 */
export function findPlaces(places: readonly Place[], typed: string, most: number): Place[] {
  const wanted = fold(typed.trim());
  const words = wanted.split(/\s+/);
  const found = places.filter(({ name, also = "" }) => {
    const text = fold(`${name} ${also}`);
    return words.every((word) => text.includes(word));
  });
  const begins = ({ name }: Place) => fold(name).startsWith(wanted);
  return [...found.filter(begins), ...found.filter((place) => !begins(place))].slice(0, most);
}
