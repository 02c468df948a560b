import { eq } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import type { EventWithType } from "./queries.ts";
import { events } from "./tables.ts";

/** Whether a date is another than the event's, or makes an approximate one exact. */
export function movesEvent(
  current: Pick<EventWithType, "weddingDate" | "weddingDatePrecision">,
  date: string | undefined,
): date is string {
  return (
    date !== undefined && (date !== current.weddingDate || current.weddingDatePrecision !== "exact")
  );
}

/** Moves an event, which the caller has locked, to an exact date. */
export async function moveEvent(tx: Database, eventId: number, date: string): Promise<void> {
  await tx
    .update(events)
    .set({ weddingDate: date, weddingDatePrecision: "exact" })
    .where(eq(events.id, eventId));
}
