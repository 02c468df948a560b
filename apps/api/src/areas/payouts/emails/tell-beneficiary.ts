import type { PayoutState } from "@jdj/contract/payouts/payout-state";
import type { Database } from "../../../database/connect.ts";
import type { Jobs } from "../../../jobs/jobs.ts";
import { listMoneyMembers } from "../../notebook/sharing/list-money-members.ts";
import { listOwners } from "../../notebook/sharing/list-owners.ts";
import { enqueueNotice } from "../../operations/outgoing-messages/enqueue-notice.ts";
import { listMembers } from "../../providers/team/list-members.ts";
import type { StoredPayout } from "../payouts/payee.ts";

/**
 * The users who are told of a beneficiary's payouts: the owners of a shop, or of an event; of a fabric
 * order's and of contributions its treasurers too.
 */
export async function listRecipients(
  db: Database,
  {
    providerId,
    eventId,
    fabricOrderId = null,
    account,
  }: Pick<StoredPayout, "providerId" | "eventId"> &
    Partial<Pick<StoredPayout, "fabricOrderId" | "account">>,
): Promise<number[]> {
  if (eventId !== null && (fabricOrderId !== null || account === "contributions"))
    return (await listMoneyMembers(db, eventId)).map(({ userId }) => userId);
  if (eventId !== null) return listOwners(db, eventId);
  if (providerId === null) return [];
  const members = await listMembers(db, providerId);
  return members.filter(({ role }) => role === "owner").map(({ userId }) => userId);
}

/** The states of which the number of a seller's payout learns by an SMS of its own. */
const settledStates: ReadonlySet<PayoutState> = new Set([
  "confirmed",
  "failed",
  "reversed",
  "refused",
]);

/** Enqueues an email about the state of a payout to each owner, and its SMS where they asked for it, in the caller's transaction (`db`). */
export async function tellBeneficiary(
  { db, jobs }: { db: Database; jobs: Jobs },
  payout: StoredPayout,
  state: PayoutState,
): Promise<void> {
  const about = { kind: "state" as const, payoutId: payout.id, state };
  const exceptTo =
    settledStates.has(state) && payout.account === "seller" ? payout.phone : undefined;
  for (const userId of await listRecipients(db, payout))
    await enqueueNotice({ db, jobs }, "send-payout-email", { ...about, userId }, exceptTo);
}
