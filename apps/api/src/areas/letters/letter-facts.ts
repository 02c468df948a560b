/** A task of the planning that is not done. */
export interface OpenTask {
  id: number;
  content: string;
  /** By when it is to be done; null where nobody said. `YYYY-MM-DD`. */
  due: string | null;
}

/** What a budget comes to, in whole FCFA. */
export interface BudgetState {
  planned: number;
  paid: number;
}

/** What is known of an event when its letter is written, as its reader may see it. */
export interface LetterFacts {
  /** `YYYY-MM-DD`, both. */
  today: string;
  eventDate: string;
  /** Who answered since the last letter, the newest first. */
  answers: readonly { name: string; answer: "yes" | "no" }[];
  tasks: readonly OpenTask[];
  /** Null for whoever does not see the budget. */
  budget: BudgetState | null;
  guests: {
    all: number;
    /** Without a number and without an address: no card can be sent to them. */
    unreachable: number;
    /** No card was sent to them, and they have not answered. */
    uninvited: number;
    /** They got a card and have not answered. */
    silent: number;
  };
  /** The services that most events of the type need and that nobody was found for, the first to book first. */
  unbooked: readonly string[];
  /** By when the file is to be at the town hall; null where it is there, or not needed. */
  townHallFileDue: string | null;
}
