import { fieldRefusal, refusal } from "@jdj/contract/call/refusals";
import { seatingMessages } from "@jdj/contract/invitations/seating-messages";
import { TABLES_MAX, type TableShape } from "@jdj/contract/invitations/seating-shapes";
import { and, eq } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import type { Database } from "../../../database/connect.ts";
import { lockEvent } from "../../notebook/events/lock-event.ts";
import type { EventWithType } from "../../notebook/events/queries.ts";
import { seatingTables } from "../../notebook/seating/tables.ts";
import { countAt, findTable, listTables } from "./queries.ts";
import { freeSpots } from "./room-spots.ts";
import { newTableNames } from "./table-names.ts";

export type Context = Pick<RequestContext, "db" | "now">;

/** The event of a change, proven to be its host's. */
export type EventKey = Pick<EventWithType, "id" | "eventTypeId">;

interface TableForm {
  shape: TableShape;
  places: number;
}

/**
 * Adds tables alike, where nothing stands yet.
 * @throws field errors (422) past the limit, and for a name that another table has
 */
export async function addTables(
  { db, now }: Context,
  event: EventKey,
  { name, count, shape, places }: TableForm & { name: string | null; count: number },
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockEvent(tx, event);
    const tables = await listTables(tx, event.id);
    if (tables.length + count > TABLES_MAX)
      throw fieldRefusal({ count: [seatingMessages.tablesFull] });
    const taken = tables.map((table) => table.name);
    const names = newTableNames(name, shape, count, taken);
    if (names.some((one) => taken.includes(one)))
      throw fieldRefusal({ name: [seatingMessages.nameTaken] });
    const spots = freeSpots(shape, count, tables);
    await tx.insert(seatingTables).values(
      names.map((one, index) => ({
        ...{ eventId: event.id, name: one, shape, places, createdAt: now },
        ...(spots[index] ?? { x: 0, y: 0 }),
      })),
    );
  });
}

/** A table that is to be changed, in the version that was shown. */
interface OfTable {
  id: number;
  version?: number | undefined;
}

async function storedTable(tx: Database, eventId: number, { id, version }: OfTable) {
  const table = await findTable(tx, eventId, id);
  if (!table) throw refusal("not-found");
  if (version !== undefined && version !== table.version) throw refusal("changed-meanwhile");
  return table;
}

/**
 * Changes a table.
 * @throws not-found; changed-meanwhile; field errors (422) for a name that another table has, and for
 * fewer places than people sit at it
 */
export async function saveTable(
  { db }: Context,
  event: EventKey,
  of: OfTable,
  { name, shape, places }: TableForm & { name: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockEvent(tx, event);
    const { version, ...before } = await storedTable(tx, event.id, of);
    const tables = await listTables(tx, event.id);
    if (tables.some((table) => table.id !== of.id && table.name === name))
      throw fieldRefusal({ name: [seatingMessages.nameTaken] });
    const { people } = await countAt(tx, of.id);
    if (places < before.places && places < people)
      throw fieldRefusal({ places: [seatingMessages.tooFewPlaces] });
    await tx
      .update(seatingTables)
      .set({ name, shape, places, version: version + 1 })
      .where(eq(seatingTables.id, of.id));
  });
}

/**
 * Removes a table; its guests are without a place again.
 * @param seated how many invitations were shown at it; undefined where nobody looked
 * @throws not-found; changed-meanwhile, also when others are seated at it by now
 */
export async function removeTable(
  { db }: Context,
  event: EventKey,
  of: OfTable,
  seated: number | undefined,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockEvent(tx, event);
    await storedTable(tx, event.id, of);
    if (seated !== undefined && seated !== (await countAt(tx, of.id)).invitations)
      throw refusal("changed-meanwhile");
    await tx.delete(seatingTables).where(eq(seatingTables.id, of.id));
  });
}

/** Puts a table where it stands in the room, in steps. @throws not-found */
export async function placeTable(
  { db }: Context,
  event: EventKey,
  { id, x, y }: { id: number; x: number; y: number },
): Promise<void> {
  const placed = await db
    .update(seatingTables)
    .set({ x, y })
    .where(and(eq(seatingTables.id, id), eq(seatingTables.eventId, event.id)))
    .returning({ id: seatingTables.id });
  if (placed.length === 0) throw refusal("not-found");
}
