import { fold } from "@jdj/french/fold";
import { isMisspellingOf } from "@jdj/french/misspelling";

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
 * name begins with the text, then in their own order; when there are none, those with words that
 * the typed ones may be a misspelling of. An empty text finds all.
 *
 * @param most how many at most
 */
export function findPlaces(places: readonly Place[], typed: string, most: number): Place[] {
  const wanted = fold(typed.trim());
  const terms = wanted.split(/\s+/);
  const found = (holds: (text: string, term: string) => boolean) =>
    places.filter(({ name, also = "" }) => {
      const text = fold(`${name} ${also}`);
      return terms.every((term) => holds(text, term));
    });
  const exact = found((text, term) => text.includes(term));
  if (exact.length === 0) return found(resembles).slice(0, most);
  const begins = ({ name }: Place) => fold(name).startsWith(wanted);
  return [...exact.filter(begins), ...exact.filter((place) => !begins(place))].slice(0, most);
}

const resembles = (text: string, term: string) =>
  text.split(/[^a-z0-9]+/).some((word) => isMisspellingOf(term, word));
