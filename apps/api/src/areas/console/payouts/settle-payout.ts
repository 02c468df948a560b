import { refusal } from "@jdj/contract/call/refusals";
import type { RequestContext } from "../../../app-context.ts";
import type { Database } from "../../../database/connect.ts";
import { readPhone } from "../../../phone/phone.ts";
import type { PayoutResult } from "../../orders/earnings/settle-payout.ts";
import { approve, dropApproval, type StaffAuthor } from "../approvals/approve.ts";
import { recordChange } from "../audit/record-change.ts";

/** Payouts of one kind of receiver: of hosts, or of sellers. */
export interface PayoutKind {
  /** The resource of the console, with which the actions of the log begin. */
  resource: "host-payouts" | "seller-payouts";
  /** Reads a payout and locks its row. */
  lock(tx: Database, id: number): Promise<{ state: string; amountFcfa: number } | undefined>;
  /** Records the result of a payout by the rule of its area, in the caller's transaction. */
  recordResult(
    context: RequestContext,
    id: number,
    result: PayoutResult,
    by: string,
  ): Promise<unknown>;
}

/** The amount of a payout that is not settled yet, locked. @throws not-found; payout-settled */
async function lockRequested(kind: PayoutKind, tx: Database, id: number): Promise<number> {
  const payout = await kind.lock(tx, id);
  if (!payout) throw refusal("not-found");
  if (payout.state !== "requested") throw refusal("payout-settled");
  return payout.amountFcfa;
}

/**
 * Records that a payout was sent, with the reference of the transfer. Above the limit of the
 * settings it waits until another member of staff records it too.
 * @throws not-found; payout-settled; second-person-needed
 */
export async function payPayout(
  kind: PayoutKind,
  context: RequestContext,
  author: StaffAuthor,
  { id, transferReference }: { id: number; transferReference: string },
): Promise<void> {
  const { now, settings } = context;
  const action = `${kind.resource}.pay` as const;
  await context.db.transaction(async (tx) => {
    const amount = await lockRequested(kind, tx, id);
    const limit = settings.refundApprovalFcfa;
    const asked = { action, recordId: id, amount, limit, now, detail: transferReference };
    const approved = await approve(tx, author, asked);
    if (approved.waits) return;
    const result = { state: "paid", transferReference } as const;
    await kind.recordResult({ ...context, db: tx }, id, result, approved.askedBy);
    const after = { state: "paid", amount_fcfa: amount, transfer_reference: transferReference };
    await recordChange(tx, author, now, { action, id, before: { state: "requested" }, after });
  });
}

/** Records that a payout is refused: it is owed again. @throws not-found; payout-settled */
export async function refusePayout(
  kind: PayoutKind,
  context: RequestContext,
  author: StaffAuthor,
  { id, reason }: { id: number; reason: string },
): Promise<void> {
  const { now } = context;
  await context.db.transaction(async (tx) => {
    const amount = await lockRequested(kind, tx, id);
    await dropApproval(tx, `${kind.resource}.pay`, id);
    await kind.recordResult({ ...context, db: tx }, id, { state: "refused", reason }, author.name);
    const action = `${kind.resource}.refuse` as const;
    const after = { state: "refused", amount_fcfa: amount, reason };
    await recordChange(tx, author, now, { action, id, before: { state: "requested" }, after });
  });
}

/** The number by which a payout is searched, as it is stored: in E.164 where it is one. */
export function storedPhone(typed: string): string {
  const read = readPhone(typed);
  return read.ok ? read.e164 : typed;
}
