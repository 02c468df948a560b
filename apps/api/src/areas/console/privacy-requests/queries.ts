import { refusal } from "@jdj/contract/call/refusals";
import type { PrivacyRequest } from "@jdj/contract/console/privacy-requests";
import { asc, desc, eq } from "drizzle-orm";
import { calendarDate } from "../../../app-context.ts";
import type { Database } from "../../../database/connect.ts";
import { daysBetween } from "../../privacy/requests/due-date.ts";
import { privacyRequests } from "../../privacy/requests/tables.ts";

type Row = typeof privacyRequests.$inferSelect;

/** A request in the shape of the contract. @param now counts its days left */
export function presentRequest(row: Row, now: Date): PrivacyRequest {
  const { id, kind, name, email, note, state, outcome, version, dueOn } = row;
  return {
    ...{ id, kind, name, email, note, state, outcome, version },
    received_by: row.receivedBy,
    received_on: row.receivedOn,
    due_on: dueOn,
    days_left: state === "open" ? daysBetween(calendarDate(now), dueOn) : null,
    person_id: row.userId,
    handled_at: row.handledAt?.toISOString() ?? null,
    created_at: row.createdAt.toISOString(),
  };
}

/** A page of the requests in a state: those that wait by their last day, the others newest first. */
export function listRequests(
  db: Database,
  {
    state = "open",
    offset,
    limit,
  }: { state?: Row["state"] | undefined; offset: number; limit: number },
): Promise<Row[]> {
  const { dueOn, id } = privacyRequests;
  return db
    .select()
    .from(privacyRequests)
    .where(eq(privacyRequests.state, state))
    .orderBy(...(state === "open" ? [asc(dueOn), asc(id)] : [desc(id)]))
    .offset(offset)
    .limit(limit);
}

/** One request. @throws not-found */
export async function findRequest(db: Database, now: Date, id: number): Promise<PrivacyRequest> {
  const [row] = await db.select().from(privacyRequests).where(eq(privacyRequests.id, id));
  if (!row) throw refusal("not-found");
  return presentRequest(row, now);
}
