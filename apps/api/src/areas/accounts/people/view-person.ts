import { refusal } from "@jdj/contract/call/refusals";
import type { StaffContext } from "../../../http/answer.ts";
import { openViewSession } from "../../identity/sessions/view-session.ts";
import { recordChange } from "../../staff/audit/record-change.ts";
import { refuseEmpty, type WithReason } from "./lock-person.ts";
import { findPersonRow } from "./queries.ts";

/**
 * Opens the notebook of a customer to read, for half an hour; logged with its reason.
 * @returns the token of the view, shown only once, and when it ends
 * @throws a field error at `reason`; not-found; no-notebook for a provider, and for a closed account
 */
export async function viewPerson(
  { db, now, author, settings }: StaffContext,
  { id, reason }: WithReason,
): Promise<{ token: string; until: Date }> {
  refuseEmpty(reason);
  return db.transaction(async (tx) => {
    const { user, customerId, closedAt } = await findPersonRow(tx, now, id);
    if (customerId === null || closedAt !== null || user.archivedAt !== null)
      throw refusal("no-notebook");
    const opened = await openViewSession(tx, { userId: id, brand: settings.brand, now });
    const after = { reason, until: opened.until.toISOString() };
    await recordChange(tx, author, now, { action: "people.view", id, before: null, after });
    return opened;
  });
}
