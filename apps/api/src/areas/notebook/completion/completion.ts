import { type CompletionSection, completionSections } from "@jdj/contract/notebook/completion";

/** What has been done of a notebook. Of a section without parameters, the number to reach is 0. */
export interface NotebookFacts {
  /** Celebrated persons that the event has places for, and those whose names are stored. */
  places: number;
  persons: number;
  hasEventDate: boolean;
  questions: number;
  answers: number;
  committeePlaces: number;
  committeeMembers: number;
  budgetLines: number;
  /** Lines to which at least one amount was given. */
  budgetedLines: number;
  tasks: number;
  doneTasks: number;
  /** Ceremonies that take place, and those of them that have their place and date. */
  plannedCeremonies: number;
  placedCeremonies: number;
  guests: number;
  /** How many are to be entered, by what was planned « En bref ». */
  plannedGuests: number;
  hasSentCards: boolean;
}

/** What each section counts for, of 100: the longer it takes, the more. */
const weights: Record<CompletionSection, number> = {
  couple: 15,
  "event-date": 5,
  summary: 10,
  committee: 10,
  budget: 15,
  planning: 15,
  ceremonies: 10,
  guests: 12,
  cards: 8,
};

/** From so many on, a list counts as whole: nobody fills every place of a committee or line of a budget. */
const ENOUGH = { committee: 3, budgetLines: 15 } as const;

/** The share of a section that is done, 0 to 1; null for one that asks nothing. */
function share(done: number, all: number): number | null {
  return all === 0 ? null : Math.min(1, done / all);
}

function shares(facts: NotebookFacts): Record<CompletionSection, number | null> {
  return {
    couple: share(facts.persons, facts.places),
    "event-date": facts.hasEventDate ? 1 : 0,
    summary: share(facts.answers, facts.questions),
    committee: share(facts.committeeMembers, Math.min(ENOUGH.committee, facts.committeePlaces)),
    budget: share(facts.budgetedLines, Math.min(ENOUGH.budgetLines, facts.budgetLines)),
    planning: share(facts.doneTasks, facts.tasks),
    ceremonies: share(facts.placedCeremonies, facts.plannedCeremonies),
    guests: share(facts.guests, facts.plannedGuests),
    cards: facts.hasSentCards ? 1 : 0,
  };
}

/** How much of a notebook is filled in, in whole percents: the whole by weight, and each section that asks something. */
export function completionOf(facts: NotebookFacts) {
  const asked = completionSections.flatMap((section) => {
    const done = shares(facts)[section];
    return done === null ? [] : [{ section, done, weight: weights[section] }];
  });
  const all = asked.reduce((sum, { weight }) => sum + weight, 0);
  const done = asked.reduce((sum, one) => sum + one.done * one.weight, 0);
  return {
    percentage: Math.round((done * 100) / all),
    sections: asked.map(({ section, done: share }) => ({
      section,
      percentage: Math.round(share * 100),
    })),
  };
}
