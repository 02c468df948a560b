import { refusal } from "@jdj/contract/call/refusals";
import { answerBy, type DisputeKind } from "@jdj/contract/disputes/dispute-states";
import type { RequestContext } from "../../app-context.ts";
import { freezeDeposit } from "../ledger/deposits/freeze-deposit.ts";
import { notifyBoth } from "./emails/notify.ts";
import { type Disputed, findLastDispute, isDisputed } from "./queries.ts";
import { addPhotos } from "./store-photos.ts";
import { disputes } from "./tables.ts";

/** What a customer opens. */
export interface NewDispute {
  subject: Disputed;
  customerId: number;
  /** Null once the provider is erased: staff decide at once. */
  providerId: number | null;
  kind: DisputeKind;
  reason: string;
  label: string;
  reference: string;
  /** What may go back to the customer at most, in FCFA. */
  amountFcfa: number;
  photoIds?: readonly string[];
}

/**
 * Opens a dispute about something whose row is locked, in the caller's transaction (`context.db`): its
 * money is frozen and both sides are told. The same again, while it is open, changes nothing.
 * @param offered what may be said of it now
 * @returns whether it was written
 * @throws dispute-not-possible (409)
 */
export async function openDispute(
  context: RequestContext,
  opened: NewDispute,
  offered: readonly DisputeKind[],
): Promise<boolean> {
  const { db: tx, now } = context;
  const { subject, kind, reason, photoIds = [], ...fields } = opened;
  const last = await findLastDispute(tx, subject);
  if (last?.state === "open" && last.kind === kind && last.reason === reason) return false;
  if (isDisputed(last) || !offered.includes(kind)) throw refusal("dispute-not-possible");
  const [written] = await tx
    .insert(disputes)
    .values({
      ...fields,
      ...{ kind, reason, subjectKind: subject.kind, subjectId: subject.id },
      ...{ answerBy: answerBy(now), createdAt: now },
    })
    .returning();
  if (!written) throw new Error("The dispute was not written");
  await addPhotos(tx, written.id, "customer", photoIds);
  if (subject.kind !== "suborder")
    await freezeDeposit(tx, { ...subject, kind: subject.kind }, true);
  await notifyBoth(context, written, "opened");
  return true;
}
