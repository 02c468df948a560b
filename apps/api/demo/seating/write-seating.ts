import { and, asc, eq } from "drizzle-orm";
import type { AppContext } from "../../src/app-context.ts";
import { addTables } from "../../src/areas/invitations/seating/change-tables.ts";
import {
  listSeated,
  listTables,
  type SeatedRow,
} from "../../src/areas/invitations/seating/queries.ts";
import { writeSeats } from "../../src/areas/invitations/seating/seat-guests.ts";
import { guests } from "../../src/areas/notebook/guests/tables.ts";
import { seatingRules } from "../../src/areas/notebook/seating/tables.ts";
import type { Database } from "../../src/database/connect.ts";
import { findDemoWedding } from "../find-demo-wedding.ts";

/** The room of the wedding: 192 places for its guests and whom they bring. */
const room = [
  { shape: "head", places: 12, name: null, count: 1 },
  { shape: "round", places: 10, name: null, count: 14 },
  { shape: "rectangle", places: 14, name: "Table des amis", count: 1 },
  { shape: "rectangle", places: 14, name: "Table des collègues", count: 1 },
  { shape: "square", places: 8, name: "Table des aînés", count: 1 },
] as const;

/** One family of so many waits for its place. */
const WAITING = 6;

/** Seats the households one after the other, and leaves some to be placed. */
async function seatHouseholds(tx: Database, eventId: number, rows: readonly SeatedRow[]) {
  const tables = (await listTables(tx, eventId)).map(({ id, places }) => ({ id, left: places }));
  const homes = new Map<string, SeatedRow[]>();
  for (const guest of rows.toSorted((a, b) => a.id - b.id)) {
    const home = guest.household ?? String(guest.id);
    homes.set(home, [...(homes.get(home) ?? []), guest]);
  }
  let turn = 0;
  for (const home of homes.values()) {
    turn += 1;
    if (turn % WAITING === 0) continue;
    const people = home.reduce((sum, guest) => sum + guest.people, 0);
    const table = tables.find(({ left }) => left >= people);
    if (!table) continue;
    table.left -= people;
    await writeSeats(
      tx,
      home.map(({ id }) => id),
      table.id,
      turn % 2 === 0,
    );
  }
}

/** Writes the tables of the wedding and most of its seats, where it has none yet. */
export async function writeDemoSeating(app: AppContext): Promise<void> {
  const { db } = app;
  const wedding = await findDemoWedding(db);
  if (wedding === null || (await listTables(db, wedding.id)).length > 0) return;
  await db.transaction(async (tx) => {
    const context = { db: tx, now: app.clock() };
    for (const form of room) await addTables(context, wedding, form);
    const rows = await listSeated(tx, wedding.id);
    await seatHouseholds(tx, wedding.id, rows);
    // One declined after they were seated, as happens.
    const [declined] = await tx
      .select({ id: guests.id })
      .from(guests)
      .where(and(eq(guests.eventId, wedding.id), eq(guests.answer, "no")))
      .orderBy(asc(guests.id))
      .limit(1);
    const last = (await listTables(tx, wedding.id)).at(-1);
    if (declined && last) await writeSeats(tx, [declined.id], last.id, true);
    const [first, second] = rows.filter(({ household }) => household === null);
    if (first && second)
      await tx.insert(seatingRules).values({
        eventId: wedding.id,
        guestId: Math.min(first.id, second.id),
        otherId: Math.max(first.id, second.id),
      });
  });
}
