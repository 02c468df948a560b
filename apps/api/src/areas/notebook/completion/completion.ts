/** What has been done of a notebook. */
export interface NotebookFacts {
  /** Celebrated persons that the event has places for, and those that are written. */
  places: number;
  persons: number;
  hasEventDate: boolean;
  guests: number;
  hasSentCards: boolean;
}

/** What each part counts for, of 100: the longer it takes, the more. */
const weights = { couple: 30, eventDate: 15, guests: 35, cards: 20 } as const;

/** From so many guests on, the list counts as begun in earnest (the lowest threshold of spec 2 §4). */
const GUESTS_ENOUGH = 10;

/** How much of a notebook is filled in, a whole number from 0 to 100. */
export function completionPercent(facts: NotebookFacts): number {
  const couple = facts.places === 0 ? 1 : Math.min(1, facts.persons / facts.places);
  const guests = Math.min(1, facts.guests / GUESTS_ENOUGH);
  return Math.round(
    couple * weights.couple +
      guests * weights.guests +
      (facts.hasEventDate ? weights.eventDate : 0) +
      (facts.hasSentCards ? weights.cards : 0),
  );
}
