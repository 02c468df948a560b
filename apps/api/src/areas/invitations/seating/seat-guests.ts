import { fieldRefusal, refusal } from "@jdj/contract/call/refusals";
import { seatingMessages } from "@jdj/contract/invitations/seating-messages";
import { count } from "@jdj/french/plural";
import { and, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { lockEvent } from "../../notebook/events/lock-event.ts";
import { fullName } from "../../notebook/guests/guest.ts";
import { guests } from "../../notebook/guests/tables.ts";
import { tableSeats } from "../../notebook/seating/tables.ts";
import type { Context, EventKey } from "./change-tables.ts";
import { countAt, findTable } from "./queries.ts";

/** A guest who is to be seated, and where they were shown: null for nowhere, undefined where nobody looked. */
interface Mover {
  id: number;
  from?: number | null | undefined;
}

async function findMovers(tx: Database, eventId: number, ids: readonly number[]) {
  const found = await tx
    .select({ guest: guests, tableId: tableSeats.tableId })
    .from(guests)
    .leftJoin(tableSeats, eq(tableSeats.guestId, guests.id))
    .where(and(eq(guests.eventId, eventId), inArray(guests.id, [...ids])));
  if (found.length !== new Set(ids).size)
    throw fieldRefusal({ guests: [seatingMessages.guestGone] });
  return found;
}

/**
 * Seats guests at a table, all or none, or takes them from theirs. Where they sit already nothing is done.
 * @param tableId null to take them from their tables
 * @throws changed-meanwhile when another host moved one of them; field errors (422): at `guests` for one
 * who is gone or declined, at `table_id` for a table that is gone or too small for them
 */
export async function seatGuests(
  { db }: Context,
  event: EventKey,
  movers: readonly Mover[],
  tableId: number | null,
): Promise<void> {
  const ids = movers.map(({ id }) => id);
  const shownAt = new Map(movers.map(({ id, from }) => [id, from]));
  await db.transaction(async (tx) => {
    await lockEvent(tx, event);
    const found = await findMovers(tx, event.id, ids);
    for (const { guest, tableId: now } of found) {
      const from = shownAt.get(guest.id);
      if (from !== undefined && from !== now && now !== tableId) throw refusal("changed-meanwhile");
    }
    if (tableId === null) {
      await tx.delete(tableSeats).where(inArray(tableSeats.guestId, ids));
      return;
    }
    const coming = found.filter(({ tableId: now }) => now !== tableId).map(({ guest }) => guest);
    const declined = coming.find(({ answer }) => answer === "no");
    if (declined)
      throw fieldRefusal({ guests: [`${fullName(declined)} a répondu non\u00a0: sans place`] });
    await refuseFull(tx, event.id, tableId, coming);
    await writeSeats(tx, ids, tableId, true);
  });
}

/** @throws a field error at `table_id` for a table that is gone or has too few places */
async function refuseFull(
  tx: Database,
  eventId: number,
  tableId: number,
  coming: readonly { companions: number }[],
): Promise<void> {
  const table = await findTable(tx, eventId, tableId);
  if (!table) throw fieldRefusal({ table_id: [seatingMessages.tableGone] });
  const { people } = await countAt(tx, tableId);
  const needed = coming.reduce((sum, { companions }) => sum + 1 + companions, 0);
  const left = Math.max(0, table.places - people);
  if (needed > left)
    throw fieldRefusal({
      table_id: [
        left === 0
          ? `${table.name} est complète`
          : `Il reste ${count(left, "place")} à «\u00a0${table.name}\u00a0»\u00a0: il en faut ${needed}`,
      ],
    });
}

/** Writes where guests sit. @param byHand whether a host chose it, or a proposal */
export async function writeSeats(
  tx: Database,
  guestIds: readonly number[],
  tableId: number,
  byHand: boolean,
): Promise<void> {
  await tx
    .insert(tableSeats)
    .values([...new Set(guestIds)].map((guestId) => ({ guestId, tableId, byHand })))
    .onConflictDoUpdate({
      target: tableSeats.guestId,
      set: { tableId: sql`excluded.table_id`, byHand: sql`excluded.by_hand` },
    });
}
