import type { CheckIn, CheckInList, Party, Settled } from "@jdj/contract/invitations/check-in";

/** What this phone reports to the server: a party let in, or its check-in cancelled. */
export type Report = {
  id: string;
  guest: number;
  people: number;
  at: string;
  way: "code" | "name";
  cancelled: boolean;
};

/** A report that the server refused: another phone was first, or the guest was deleted. */
export type Conflict = { id: string; guest: number; standing: CheckIn | null };

/**
 * What a phone knows: the list that the server last sent, the reports that it has not received yet,
 * and the refused ones that the helper has not seen yet.
 */
export type CheckInState = {
  list: CheckInList;
  queue: readonly Report[];
  conflicts: readonly Conflict[];
};

/** The check-ins in force, by guest: those of the server, then the reports of this phone. */
export function admittedIn({
  list,
  queue,
}: Pick<CheckInState, "list" | "queue">): Map<number, CheckIn> {
  const admitted = new Map(list.admissions.map((one) => [one.guest, one]));
  for (const { id, guest, people, at, cancelled } of queue) {
    const standing = admitted.get(guest);
    if (cancelled && standing?.id === id) admitted.delete(guest);
    if (!cancelled && !standing)
      admitted.set(guest, { id, guest, people, at, entrance: list.entrance, cancelled: false });
  }
  return admitted;
}

/** How many people are in, and how many are expected: those who said yes, with whom they bring. */
export function peopleIn(state: CheckInState): { inside: number; expected: number } {
  let inside = 0;
  for (const { people } of admittedIn(state).values()) inside += people;
  let expected = 0;
  for (const { answer, people } of state.list.parties) if (answer === "yes") expected += people;
  return { inside, expected };
}

function withChanges(list: CheckInList, changes: readonly CheckIn[]): CheckIn[] {
  const checkIns = new Map(list.admissions.map((one) => [one.id, one]));
  for (const change of changes) {
    if (change.cancelled) checkIns.delete(change.id);
    else checkIns.set(change.id, change);
  }
  return [...checkIns.values()];
}

/** The state after the server's response to the first reports of the queue, in their order. */
export function applyResponse(
  { list, queue, conflicts }: CheckInState,
  answer: { settled: readonly Settled[]; admissions: readonly CheckIn[]; until: string },
): CheckInState {
  const confirmed = answer.settled.flatMap(({ standing }) => (standing ? [standing] : []));
  const cancelled = answer.settled
    .filter(({ state }) => state === "cancelled")
    .flatMap(({ id }) => list.admissions.filter((one) => one.id === id))
    .map((one) => ({ ...one, cancelled: true }));
  const checkIns = withChanges(list, [...cancelled, ...confirmed, ...answer.admissions]);
  const known = new Set(conflicts.map(({ id }) => id));
  const refused = answer.settled.flatMap(({ id, state, standing }, at) => {
    const guest = queue[at]?.guest;
    const isRefused = state === "already" || state === "unknown";
    return isRefused && guest !== undefined && !known.has(id) ? [{ id, guest, standing }] : [];
  });
  return {
    list: { ...list, admissions: checkIns, until: answer.until },
    queue: queue.slice(answer.settled.length),
    conflicts: [...conflicts, ...refused],
  };
}

/** A text without accents or case, so that « Elodie » finds « Élodie ». */
function folded(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").replaceAll("’", "'").toLowerCase();
}

/** The parties whose name contains every typed word; none before two characters. @param most how many are shown */
export function searchParties(parties: readonly Party[], typed: string, most = 20): Party[] {
  const terms = folded(typed).split(/\s+/).filter(Boolean);
  if (terms.join("").length < 2) return [];
  const found: Party[] = [];
  for (const party of parties) {
    const name = folded(party.name);
    if (terms.every((term) => name.includes(term)) && found.push(party) === most) break;
  }
  return found;
}
