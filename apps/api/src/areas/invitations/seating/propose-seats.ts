import type { TableShape } from "@jdj/contract/invitations/seating-shapes";
import { fold } from "@jdj/french/fold";

export interface ProposedTable {
  id: number;
  shape: TableShape;
  places: number;
}

export interface ProposedGuest {
  id: number;
  /** The guest and whom they bring along. */
  people: number;
  household: string | null;
  categoryId: number;
  tableId: number | null;
  /** Whether they stay where they sit. */
  isKept: boolean;
}

/** Why a family finds no place: its size, the places that are left, or whom it is not seated with. */
export type UnseatedReason = "too-large" | "no-room" | "kept-apart";

export interface Proposal {
  placements: { guestId: number; tableId: number }[];
  unseated: { guestIds: number[]; people: number; reason: UnseatedReason }[];
}

interface Group {
  key: string;
  ids: number[];
  people: number;
  categoryId: number;
}

interface Seating {
  id: number;
  isHead: boolean;
  places: number;
  left: number;
  /** People by category. */
  categories: Map<number, number>;
  /** How many groups of each key sit here: those kept and those proposed. */
  keys: Map<string, number>;
  proposed: Group[];
}

const keyOf = ({ household, id }: ProposedGuest): string =>
  household === null ? `g ${id}` : `h ${fold(household).trim()}`;

function add<K>(counts: Map<K, number>, key: K, by: number): void {
  counts.set(key, (counts.get(key) ?? 0) + by);
}

function sit(seating: Seating, group: Group, by: 1 | -1): void {
  seating.left -= by * group.people;
  add(seating.categories, group.categoryId, by * group.people);
  add(seating.keys, group.key, by);
}

/** The households and guests alone who are to be seated: the most numerous categories and families first. */
function groupsOf(guests: readonly ProposedGuest[]): Group[] {
  const groups = new Map<string, Group>();
  const categories = new Map<number, number>();
  for (const guest of guests) {
    const key = keyOf(guest);
    const group = groups.get(key) ?? { key, ids: [], people: 0, categoryId: guest.categoryId };
    group.ids.push(guest.id);
    group.people += guest.people;
    groups.set(key, group);
    add(categories, guest.categoryId, guest.people);
  }
  const weight = ({ categoryId }: Group) => categories.get(categoryId) ?? 0;
  return [...groups.values()].sort(
    (a, b) =>
      weight(b) - weight(a) ||
      a.categoryId - b.categoryId ||
      b.people - a.people ||
      (a.ids[0] ?? 0) - (b.ids[0] ?? 0),
  );
}

/** Who is not seated with whom, by the keys of their households. */
function enemiesOf(
  guests: readonly ProposedGuest[],
  rules: readonly { guest_id: number; other_id: number }[],
): ReadonlyMap<string, ReadonlySet<string>> {
  const keys = new Map(guests.map((guest) => [guest.id, keyOf(guest)]));
  const enemies = new Map<string, Set<string>>();
  for (const { guest_id, other_id } of rules) {
    const [one, other] = [keys.get(guest_id), keys.get(other_id)];
    if (one === undefined || other === undefined || one === other) continue;
    enemies.set(one, (enemies.get(one) ?? new Set()).add(other));
    enemies.set(other, (enemies.get(other) ?? new Set()).add(one));
  }
  return enemies;
}

/**
 * Proposes a table for everybody who is not kept where they sit: a household stays together, at the
 * table of those of it who are kept where there is room; nobody is at a table with whom they are not to
 * be seated; guests of a category sit together, and small tables are filled before large ones are begun.
 * The table of honour is the hosts' own: only the household of somebody who sits there joins them. The same
 * guests and tables give the same proposal.
 */
export function proposeSeats(
  tables: readonly ProposedTable[],
  guests: readonly ProposedGuest[],
  rules: readonly { guest_id: number; other_id: number }[],
): Proposal {
  const enemies = enemiesOf(guests, rules);
  const seatings = tables.map(
    ({ id, shape, places }): Seating => ({
      ...{ id, places, isHead: shape === "head", left: places },
      ...{ categories: new Map(), keys: new Map(), proposed: [] },
    }),
  );
  const byId = new Map(seatings.map((seating) => [seating.id, seating]));
  const open: ProposedGuest[] = [];
  for (const guest of guests) {
    const seating = guest.isKept && guest.tableId !== null ? byId.get(guest.tableId) : undefined;
    if (!seating) open.push(guest);
    else sit(seating, { ...guest, key: keyOf(guest), ids: [guest.id] }, 1);
  }
  const isWelcome = ({ keys }: Seating, { key }: Group) =>
    [...(enemies.get(key) ?? [])].every((enemy) => (keys.get(enemy) ?? 0) <= 0);
  const mayJoin = (seating: Seating, group: Group) =>
    seating.left >= group.people &&
    (!seating.isHead || (seating.keys.get(group.key) ?? 0) > 0) &&
    isWelcome(seating, group);
  const rest: Group[] = [];
  for (const group of groupsOf(open)) {
    const seating = bestFor(group, seatings, mayJoin);
    if (seating) take(seating, group);
    else rest.push(group);
  }
  const unseated = rest.filter((group) => !makeRoom(group, seatings, mayJoin));
  return {
    placements: seatings.flatMap(({ id, proposed }) =>
      proposed.flatMap(({ ids }) => ids.map((guestId) => ({ guestId, tableId: id }))),
    ),
    unseated: unseated.map((group) => ({
      guestIds: group.ids,
      people: group.people,
      reason: reasonOf(group, seatings),
    })),
  };
}

type MayJoin = (seating: Seating, group: Group) => boolean;

function take(seating: Seating, group: Group): void {
  sit(seating, group, 1);
  seating.proposed.push(group);
}

/** The table that suits a group best: with its household, then with its category, then the fullest that has room. */
function bestFor(group: Group, seatings: readonly Seating[], mayJoin: MayJoin): Seating | null {
  let best: Seating | null = null;
  let bestScore = -1;
  for (const seating of seatings) {
    if (!mayJoin(seating, group)) continue;
    const taken = seating.places - seating.left;
    const alike = seating.categories.get(group.categoryId) ?? 0;
    const isHome = (seating.keys.get(group.key) ?? 0) > 0;
    // An empty table is better than one of strangers, and worse than one of the same category.
    const company = isHome ? 4 : alike > 0 ? 2 + alike / Math.max(1, taken) : taken <= 0 ? 1.5 : 1;
    const score = company * 1000 - (seating.left - group.people);
    if (score > bestScore) [best, bestScore] = [seating, score];
  }
  return best;
}

/** Moves one proposed group elsewhere, so that another finds room: whether that is possible. */
function makeRoom(group: Group, seatings: readonly Seating[], mayJoin: MayJoin): boolean {
  for (const seating of seatings)
    for (const other of seating.proposed) {
      if (seating.left + other.people < group.people) continue;
      sit(seating, other, -1);
      const elsewhere = mayJoin(seating, group)
        ? bestFor(
            other,
            seatings.filter((one) => one !== seating),
            mayJoin,
          )
        : null;
      if (elsewhere) {
        seating.proposed = seating.proposed.filter((one) => one !== other);
        take(elsewhere, other);
        take(seating, group);
        return true;
      }
      sit(seating, other, 1);
    }
  return false;
}

function reasonOf(group: Group, seatings: readonly Seating[]): UnseatedReason {
  const common = seatings.filter(({ isHead }) => !isHead);
  if (common.every(({ places }) => places < group.people)) return "too-large";
  return common.some(({ left }) => left >= group.people) ? "kept-apart" : "no-room";
}
