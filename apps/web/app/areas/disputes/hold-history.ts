import type { StaffHold } from "@jdj/contract/payments/staff-hold";

/** The hold of a sale that is open; undefined for none. */
export function openHold(holds: readonly StaffHold[]): StaffHold | undefined {
  return holds.find(({ ended_at }) => ended_at === null);
}

/** A line of the history of a sale. */
interface HistoryEntry {
  label: string;
  note: string;
  at: string;
}

/** The history of a sale with the holds that ended, the oldest first; the open one has a note of its own. */
export function withEndedHolds(
  history: readonly HistoryEntry[],
  holds: readonly StaffHold[],
): HistoryEntry[] {
  const entries = holds.flatMap(({ reason, held_at, ended_at, end_reason }) =>
    ended_at === null
      ? []
      : [
          { label: "Argent retenu", note: reason, at: held_at },
          { label: "Fin de la retenue", note: end_reason, at: ended_at },
        ],
  );
  return [...history, ...entries].toSorted(
    (one, other) => Date.parse(one.at) - Date.parse(other.at),
  );
}
