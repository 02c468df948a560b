import type { Settled } from "@jdj/contract/invitations/check-in";
import { and, eq, isNull } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import type { Database } from "../../../database/connect.ts";
import { guests } from "../../notebook/guests/tables.ts";
import { presentCheckIn } from "./present.ts";
import { type CheckInRow, findCheckIn, findStanding } from "./queries.ts";
import { type checkInLinks, checkIns } from "./tables.ts";

/** What a phone reports of one party. */
export interface Report {
  id: string;
  guest: number;
  people: number;
  at: string;
  way: "code" | "name";
  cancelled: boolean;
}

/**
 * Records one check-in that a phone reports. The first that reaches us is valid, whatever the phones'
 * clocks say. The same report again changes nothing, and a cancelled check-in stays cancelled.
 */
export async function recordCheckIn(
  { db, now }: Pick<RequestContext, "db" | "now">,
  link: typeof checkInLinks.$inferSelect,
  report: Report,
): Promise<Settled> {
  const { id } = report;
  const [guest] = await db
    .select({ id: guests.id })
    .from(guests)
    .where(and(eq(guests.id, report.guest), eq(guests.eventId, link.eventId)));
  if (!guest) return { id, state: "unknown", standing: null };
  if (report.cancelled) {
    await cancel(db, now, link.eventId, report);
    return { id, state: "cancelled", standing: presentRow(await findStanding(db, guest.id)) };
  }
  // The valid check-in that refused this one may be cancelled before it is read: then a second attempt.
  for (let attempt = 0; attempt < 2; attempt += 1) {
    const at = new Date(Math.min(Date.parse(report.at), now.getTime()));
    const [added] = await db
      .insert(checkIns)
      .values({
        id,
        guestId: guest.id,
        linkId: link.id,
        people: report.people,
        method: report.way,
        at,
        receivedAt: now,
      })
      .onConflictDoNothing()
      .returning();
    if (added) return { id, state: "admitted", standing: presentCheckIn(added, link.label) };
    const same = await findCheckIn(db, link.eventId, id);
    if (same?.checkIn.cancelledAt) return { id, state: "cancelled", standing: null };
    if (same) return { id, state: "admitted", standing: presentRow(same) };
    const standing = await findStanding(db, guest.id);
    if (standing) return { id, state: "already", standing: presentRow(standing) };
  }
  return { id, state: "unknown", standing: null };
}

/** Cancels a check-in; nothing is done for one that was never received. */
async function cancel(db: Database, now: Date, eventId: number, { id }: Report): Promise<void> {
  const known = await findCheckIn(db, eventId, id);
  if (known)
    await db
      .update(checkIns)
      .set({ cancelledAt: now })
      .where(and(eq(checkIns.id, id), isNull(checkIns.cancelledAt)));
}

function presentRow(row: CheckInRow | null): Settled["standing"] {
  return row && presentCheckIn(row.checkIn, row.entrance);
}
