import { randomInt } from "node:crypto";
import { inArray, sql } from "drizzle-orm";
import type { AppContext } from "../../../app-context.ts";
import type { CountedDays } from "../../../daily-counts.ts";
import type { Database } from "../../../database/connect.ts";
import { events } from "../../notebook/events/tables.ts";
import { activeEvents, dailyRequests } from "./tables.ts";

/** Processes that share a row wait for each other; with so many rows a day few do. */
const SLOTS = 64;
const slot = randomInt(SLOTS);

async function saveEvents(db: Database, marked: CountedDays["events"]): Promise<void> {
  const ids = [...new Set(marked.map(({ eventId }) => eventId))];
  const rows = await db.select({ id: events.id }).from(events).where(inArray(events.id, ids));
  const known = new Set(rows.map(({ id }) => id));
  const active = marked.filter(({ eventId }) => known.has(eventId));
  if (active.length > 0) await db.insert(activeEvents).values(active).onConflictDoNothing();
}

/** Adds what this process counted since the last time to the counts of the database. */
export async function saveCounts({ db, dailyCounts }: AppContext): Promise<void> {
  const { requests, events: marked } = dailyCounts.take();
  if (requests.length > 0)
    await db
      .insert(dailyRequests)
      .values(requests.map((count) => ({ ...count, slot })))
      .onConflictDoUpdate({
        target: [dailyRequests.day, dailyRequests.slot],
        set: {
          requests: sql`${dailyRequests.requests} + excluded.requests`,
          errors: sql`${dailyRequests.errors} + excluded.errors`,
        },
      });
  // An event that was erased meanwhile is left out, or its absence would refuse the others.
  if (marked.length > 0) await saveEvents(db, marked);
}
