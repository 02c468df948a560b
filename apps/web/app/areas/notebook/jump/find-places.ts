import { fold } from "@jdj/french/fold";

/** A place of « Aller à… ». */
export interface Place {
  name: string;
  /** Its kind: « Section », « Action », « Invité », « Page ». */
  kind: string;
  to: string;
  /** Synonyms, for the search. */
  also?: string | undefined;
  /** A page outside of the notebook, which the browser itself opens. */
  leaves?: boolean;
}

/**
 * The places that contain every typed word, without regard to accents and case: first those whose
 * name begins with the text, then in their own order. An empty text finds all.
 *
 * @param most how many at most
 */
export function findPlaces(places: readonly Place[], typed: string, most: number): Place[] {
  const wanted = fold(typed.trim());
  const terms = wanted.split(/\s+/);
  const found = places.filter(({ name, also = "" }) => {
    const text = fold(`${name} ${also}`);
    return terms.every((term) => text.includes(term));
  });
  const begins = ({ name }: Place) => fold(name).startsWith(wanted);
  return [...found.filter(begins), ...found.filter((place) => !begins(place))].slice(0, most);
}
