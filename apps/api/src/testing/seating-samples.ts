import { seatingRules, seatingTables } from "../areas/notebook/seating/tables.ts";
import type { TestApp } from "./app.ts";
import type { CastMember } from "./cast.ts";
import type { SeatingSubject } from "./notebook-subjects.ts";
import type { Sample } from "./subject.ts";

/** A room with two tables, one of which may be removed, and two guests who are kept apart. */
export async function furnishSeating(
  app: TestApp,
  { eventId }: CastMember,
  [guestId, otherId]: readonly [number, number],
): Promise<SeatingSubject> {
  const table = { eventId, shape: "round" as const, places: 10, x: 100, y: 100 };
  const [kept, spare] = await app.db
    .insert(seatingTables)
    .values([
      { ...table, name: "Table 1" },
      { ...table, name: "Table 2" },
    ])
    .returning({ id: seatingTables.id });
  const [rule] = await app.db
    .insert(seatingRules)
    .values({ eventId, guestId, otherId })
    .returning({ id: seatingRules.id });
  return {
    ...{ tableId: kept?.id ?? 0, spareTableId: spare?.id ?? 0 },
    ...{ ruleId: rule?.id ?? 0, otherGuestId: otherId },
  };
}

export const missingSeating: SeatingSubject = {
  ...{ tableId: 999_999_999, spareTableId: 999_999_999 },
  ...{ ruleId: 999_999_999, otherGuestId: 999_999_999 },
};

const form = { shape: "round", places: 12 };

/** A right input for every call of the seating. */
export const seatingSamples = {
  "invitations.seating.plan": { byId: true, input: ({ eventId }) => ({ event_id: eventId }) },
  "invitations.seating.propose": { byId: true, input: ({ eventId }) => ({ event_id: eventId }) },
  "invitations.seating.accept": {
    byId: true,
    input: ({ eventId }) => ({ event_id: eventId, digest: "none" }),
  },
  "invitations.seating.addRule": {
    byId: true,
    input: ({ eventId, guestId, seating: { otherGuestId } }) => ({
      ...{ event_id: eventId, guest_id: guestId, other_id: otherGuestId },
    }),
  },
  "invitations.seating.removeRule": {
    byId: true,
    input: ({ eventId, seating: { ruleId: id } }) => ({ event_id: eventId, id }),
  },
  "invitations.seating.saveSettings": {
    byId: true,
    input: ({ eventId }) => ({ event_id: eventId, tells_on_eve: true }),
  },
  "invitations.seating.addTables": {
    byId: true,
    input: ({ eventId }) => ({ event_id: eventId, ...form, count: 2 }),
  },
  "invitations.seating.saveTable": {
    byId: true,
    input: ({ eventId, seating: { tableId: id } }) => ({
      ...{ event_id: eventId, id, ...form, name: "Les amis" },
    }),
  },
  "invitations.seating.removeTable": {
    byId: true,
    input: ({ eventId, seating: { spareTableId: id } }) => ({ event_id: eventId, id }),
  },
  "invitations.seating.placeTable": {
    byId: true,
    input: ({ eventId, seating: { tableId: id } }) => ({ event_id: eventId, id, x: 200, y: 300 }),
  },
  "invitations.seating.seat": {
    byId: true,
    input: ({ eventId, guestId, seating: { tableId } }) => ({
      ...{ event_id: eventId, guests: [{ id: guestId }], table_id: tableId },
    }),
  },
} satisfies Record<string, Sample>;
