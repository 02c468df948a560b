/** Who makes a transition. `product`: a payment, a company's answer or the calendar. */
export type Actor = "customer" | "provider" | "seller" | "staff" | "product";

/** What may follow each state, and who may make that transition. */
export type TransitionTable<State extends string, By extends Actor = Actor> = Readonly<
  Record<State, Readonly<Partial<Record<State, readonly By[]>>>>
>;

/** The states of one thing, with the only transitions that are possible. */
export type StateMachine<State extends string, By extends Actor = Actor> = ReturnType<
  typeof stateMachine<State, By>
>;

/**
 * The one form in which the product knows states: every change of a state asks its machine.
 * @param starts the states in which a row begins; the first of the table without
 */
export function stateMachine<State extends string, By extends Actor = Actor>(
  table: TransitionTable<State, By>,
  starts?: readonly [State, ...State[]],
) {
  const states = Object.keys(table) as State[];
  /** Whether a state may follow another, by anybody or by one side. */
  const may = (from: State, to: State, by?: By): boolean => {
    const actors = table[from][to] ?? [];
    return by === undefined ? actors.length > 0 : actors.includes(by);
  };
  return {
    states,
    starts: starts ?? states.slice(0, 1),
    may,
    /** The states that may follow a state, in the order of its row. */
    after: (from: State, by?: By) =>
      (Object.keys(table[from]) as State[]).filter((to) => may(from, to, by)),
    /** The states that a state may follow: the condition of an update of rows that are not locked. */
    before: (to: State, by?: By) => states.filter((from) => may(from, to, by)),
    /** The new state of a locked row. @throws an error of ours: a refusal is decided before, by `may` */
    transition: <To extends State>(from: State, to: To, by?: By): To => {
      if (may(from, to, by)) return to;
      throw new Error(`No transition from ${from} to ${to}${by ? ` by ${by}` : ""}`);
    },
  };
}
