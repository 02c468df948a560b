import { fieldRefusal, refusal } from "@jdj/contract/call/refusals";
import { consoleMessages } from "@jdj/contract/console/messages";
import { eq } from "drizzle-orm";
import { calendarDate } from "../../../../app-context.ts";
import type { Database } from "../../../../database/connect.ts";
import type { StaffContext } from "../../../../http/answer.ts";
import { findPersonRow } from "../../../accounts/people/queries.ts";
import { changedFields, recordChange } from "../../../staff/audit/record-change.ts";
import { findLastErasure } from "../../account-erasure/queries.ts";
import { dueDate } from "../due-date.ts";
import { privacyRequestMachine } from "../request-state.ts";
import { privacyRequests } from "../tables.ts";

/** What is known of a request when it arrives. */
interface NewRequest {
  kind: "export" | "erasure";
  received_by: "email" | "post";
  received_on: string;
  person_id: number | null;
  name: string;
  email: string;
  note: string;
}

/** Whose data are asked for must exist. @throws a field error at `person_id` */
async function checkPerson(tx: Database, now: Date, id: number | null): Promise<void> {
  if (id === null) return;
  await findPersonRow(tx, now, id).catch(() => {
    throw fieldRefusal({ person_id: [consoleMessages.choiceUnknown] });
  });
}

/**
 * Notes a request that came by email or by post, with the last day to answer it.
 * @returns its number @throws field errors (422) for a date to come and an unknown person
 */
export async function addRequest(
  { db, now, author }: StaffContext,
  given: NewRequest,
): Promise<number> {
  const { received_by: receivedBy, received_on: receivedOn, person_id: userId, ...rest } = given;
  if (receivedOn > calendarDate(now))
    throw fieldRefusal({ received_on: [consoleMessages.receivedLater] });
  return db.transaction(async (tx) => {
    await checkPerson(tx, now, userId);
    const dueOn = dueDate(receivedOn);
    const [added] = await tx
      .insert(privacyRequests)
      .values({ ...rest, receivedBy, receivedOn, dueOn, userId, createdAt: now })
      .returning({ id: privacyRequests.id });
    if (!added) throw new Error("The request was not written");
    const after = { kind: given.kind, received_on: receivedOn, due_on: dueOn, person_id: userId };
    const change = { id: added.id, before: null, after };
    await recordChange(tx, author, now, { action: "privacy-requests.add", ...change });
    return added.id;
  });
}

/** A request that waits, locked until the transaction ends. @throws not-found; changed-meanwhile */
export async function lockOpenRequest(tx: Database, id: number) {
  const [request] = await tx
    .select()
    .from(privacyRequests)
    .where(eq(privacyRequests.id, id))
    .for("update");
  if (!request) throw refusal("not-found");
  if (request.state !== "open") throw refusal("changed-meanwhile");
  return request;
}

/**
 * Changes what is known of a request that waits.
 * @throws not-found; changed-meanwhile; a field error at `person_id`
 */
export async function changeRequest(
  { db, now, author }: StaffContext,
  given: Omit<NewRequest, "kind" | "received_by" | "received_on"> & { id: number; version: number },
): Promise<void> {
  const { id, version, person_id: userId, name, email, note } = given;
  await db.transaction(async (tx) => {
    const stored = await lockOpenRequest(tx, id);
    if (stored.version !== version) throw refusal("changed-meanwhile");
    await checkPerson(tx, now, userId);
    await tx
      .update(privacyRequests)
      .set({ userId, name, email, note, version: version + 1 })
      .where(eq(privacyRequests.id, id));
    // The log keeps no personal data of somebody who asks for erasure: only whose account it is.
    const before = { person_id: stored.userId };
    const changed = changedFields<Record<string, unknown>>(before, { person_id: userId });
    await recordChange(tx, author, now, { action: "privacy-requests.update", id, ...changed });
  });
}

/**
 * Notes that a request was answered otherwise, or refuses it.
 * @throws a field error at `outcome` when it is empty; not-found; changed-meanwhile; erasure-waits
 */
export async function closeRequest(
  { db, now, author }: StaffContext,
  { id, outcome, state }: { id: number; outcome: string; state: "done" | "refused" },
): Promise<void> {
  if (outcome === "") throw fieldRefusal({ outcome: [consoleMessages.outcomeRequired] });
  await db.transaction(async (tx) => {
    const { version } = await lockOpenRequest(tx, id);
    const erasure = await findLastErasure(tx, id);
    if (erasure && erasure.endedAt === null) throw refusal("erasure-waits");
    await tx
      .update(privacyRequests)
      .set({
        state: privacyRequestMachine.transition("open", state),
        outcome,
        handledAt: now,
        version: version + 1,
      })
      .where(eq(privacyRequests.id, id));
    const action = state === "done" ? "privacy-requests.finish" : "privacy-requests.refuse";
    const change = { before: { state: "open" }, after: { state, outcome } };
    await recordChange(tx, author, now, { action, id, ...change });
  });
}
