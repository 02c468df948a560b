import type { Guest } from "@jdj/contract/notebook/guests";
import { fold } from "@jdj/french/fold";
import { ofName } from "@jdj/french/names";

type Answer = Guest["answer"];

/**
 * What a guest's answer becomes when the host sets the toggle « Confirmée »: yes, or, when it is
 * taken back, nothing. The no of a guest stays until the host confirms them.
 */
export function answerAfterToggle(answer: Answer, hasConfirmed: boolean): Answer {
  if (hasConfirmed) return "yes";
  return answer === "yes" ? "none" : answer;
}

const french = new Intl.Collator("fr", { sensitivity: "base", numeric: true });

type ListedName = Pick<Guest, "last_name" | "given_names">;

/** The order of a list of guests: by last name, then given names, as a French reader sorts them. */
export function byName(a: ListedName, b: ListedName): number {
  return french.compare(a.last_name, b.last_name) || french.compare(a.given_names, b.given_names);
}

/**
 * Sorts a list of guests by name. The rules of French take fifteen times as long as comparing folded
 * names, so they are asked only about a list that nearly is in their order.
 */
export function sortByName<Listed extends ListedName>(guests: readonly Listed[]): Listed[] {
  const folded = guests.map((guest) => ({
    guest,
    key: fold(`${guest.last_name}\0${guest.given_names}`),
  }));
  folded.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0));
  return folded.map(({ guest }) => guest).sort(byName);
}

interface Named {
  lastName: string;
  givenNames: string;
}

/** A guest as a sentence names them. */
export function fullName({ givenNames, lastName }: Named): string {
  return `${givenNames} ${lastName}`.trim();
}

interface Row extends Named {
  phone1: string | null;
}

/**
 * The rows whose phone already belongs to somebody: the index of each, and the sentence that
 * names who, in the event's list or further up in the same rows.
 * @param taken name of the guest of the list by phone, E.164
 */
export function phonesTwice(
  rows: readonly Row[],
  taken: ReadonlyMap<string, string>,
): { index: number; reason: string }[] {
  const first = new Map<string, number>();
  return rows.flatMap((row, index) => {
    if (row.phone1 === null) return [];
    const inList = taken.get(row.phone1);
    if (inList !== undefined) return [{ index, reason: phoneTaken(inList) }];
    const earlier = first.get(row.phone1);
    if (earlier === undefined) {
      first.set(row.phone1, index);
      return [];
    }
    const name = fullName(rows[earlier] ?? row);
    return [{ index, reason: `Ce numéro est déjà celui ${ofName(name)} (ligne ${earlier + 1})` }];
  });
}

/** The sentence at a phone that a guest of the list already has. */
export function phoneTaken(name: string): string {
  return `Ce numéro est déjà celui ${ofName(name)} dans votre liste`;
}
