import type { CheckIn, CheckInList, Party, Settled } from "@jdj/contract/cards/check-in";

/** What this phone has to report: a party let in, or taken back. */
export type Report = {
  id: string;
  guest: number;
  people: number;
  at: string;
  way: "code" | "name";
  cancelled: boolean;
};

/** What a phone at the door knows: the list as the server last told it, and what it has not heard of yet. */
export type CheckInBook = { list: CheckInList; queue: readonly Report[] };

/** Check-ins that another phone made first, or whose guest is gone. */
export type Conflict = { id: string; guest: number; standing: CheckIn | null };

/** Who is in, by guest: what the server told, then what this phone did since. */
export function admittedIn({ list, queue }: CheckInBook): Map<number, CheckIn> {
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
export function peopleIn(book: CheckInBook): { inside: number; expected: number } {
  let inside = 0;
  for (const { people } of admittedIn(book).values()) inside += people;
  let expected = 0;
  for (const { answer, people } of book.list.parties) if (answer === "yes") expected += people;
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

/**
 * The book once the server has answered to its first reports, in their order.
 * @returns also what it refused, to be told to whoever stands at the door
 */
export function settled(
  { list, queue }: CheckInBook,
  answer: { settled: readonly Settled[]; admissions: readonly CheckIn[]; until: string },
): { book: CheckInBook; conflicts: Conflict[] } {
  const told = answer.settled.flatMap(({ standing }) => (standing ? [standing] : []));
  const taken = answer.settled
    .filter(({ state }) => state === "cancelled")
    .flatMap(({ id }) => list.admissions.filter((one) => one.id === id))
    .map((one) => ({ ...one, cancelled: true }));
  const checkIns = withChanges(list, [...taken, ...told, ...answer.admissions]);
  const conflicts = answer.settled.flatMap(({ id, state, standing }, at) => {
    const guest = queue[at]?.guest;
    const refused = state === "already" || state === "unknown";
    return refused && guest !== undefined ? [{ id, guest, standing }] : [];
  });
  return {
    book: {
      list: { ...list, admissions: checkIns, until: answer.until },
      queue: queue.slice(answer.settled.length),
    },
    conflicts,
  };
}

/** Letters without accents or case, so that « Elodie » finds « Élodie ». */
function folded(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").replaceAll("’", "'").toLowerCase();
}

/** The parties whose name holds every word typed; none before two letters. @param most how many are shown */
export function searchParties(parties: readonly Party[], typed: string, most = 20): Party[] {
  const words = folded(typed).split(/\s+/).filter(Boolean);
  if (words.join("").length < 2) return [];
  const found: Party[] = [];
  for (const party of parties) {
    const name = folded(party.name);
    if (words.every((word) => name.includes(word)) && found.push(party) === most) break;
  }
  return found;
}
