import { refusal } from "@jdj/contract/call/refusals";
import type { PrivacyRequest, PrivacyRequestDetail } from "@jdj/contract/console/privacy-requests";
import { daysUntil } from "@jdj/french/dates";
import { asc, desc, eq } from "drizzle-orm";
import { calendarDate, type RequestContext } from "../../../../app-context.ts";
import type { Database } from "../../../../database/connect.ts";
import { findOpenMoney } from "../../account-erasure/find-open-money.ts";
import { type ErasureRow, findLastErasure } from "../../account-erasure/queries.ts";
import { reachableChannels } from "../../account-erasure/send-notices.ts";
import { findCustomerActor } from "../find-actor.ts";
import { privacyRequests } from "../tables.ts";

type Row = typeof privacyRequests.$inferSelect;

/** A request in the shape of the contract. @param now counts its days left */
export function presentRequest(row: Row, now: Date): PrivacyRequest {
  const { id, kind, name, email, note, state, outcome, version, dueOn } = row;
  return {
    ...{ id, kind, name, email, note, state, outcome, version },
    received_by: row.receivedBy,
    received_on: row.receivedOn,
    due_on: dueOn,
    days_left: state === "open" ? daysUntil(dueOn, calendarDate(now)) : null,
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

/** The last attempt to erase in the shape of the contract. */
function presentErasure(erasure: ErasureRow | null): PrivacyRequestDetail["erasure"] {
  if (erasure === null) return null;
  const { state, channel, askedBy, approvedBy, provenAt, executesAt, expiresAt, reason } = erasure;
  return {
    ...{ state, channel, reason },
    asked_by: askedBy,
    approved_by: approvedBy,
    proven_at: provenAt?.toISOString() ?? null,
    executes_at: executesAt?.toISOString() ?? null,
    expires_at: expiresAt.toISOString(),
  };
}

/** One request, with what an erasure depends on. @throws not-found */
export async function findRequest(
  { db, now, settings }: RequestContext,
  id: number,
): Promise<PrivacyRequestDetail> {
  const [row] = await db.select().from(privacyRequests).where(eq(privacyRequests.id, id));
  if (!row) throw refusal("not-found");
  const isErasure = row.kind === "erasure";
  const actor = isErasure ? await findCustomerActor(db, row.userId) : null;
  const { closedServices } = settings;
  return {
    ...presentRequest(row, now),
    erasure: isErasure ? presentErasure(await findLastErasure(db, id)) : null,
    proofs: actor
      ? reachableChannels(actor.user, closedServices).map(({ channel }) => channel)
      : [],
    open_money: actor ? await findOpenMoney(db, now, actor.customer.id) : [],
  };
}
