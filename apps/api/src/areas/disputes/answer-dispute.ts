import { refusal } from "@jdj/contract/call/refusals";
import { disputeMachine } from "@jdj/contract/disputes/dispute-states";
import { and, eq } from "drizzle-orm";
import type { RequestContext } from "../../app-context.ts";
import { askStaff } from "./ask-staff.ts";
import { notifyBoth } from "./emails/notify.ts";
import { phaseOf } from "./present.ts";
import { lockDispute } from "./queries.ts";
import { addPhotos, withPhotos } from "./store-photos.ts";
import { disputes } from "./tables.ts";

/** What the other side answers. */
export interface DisputeAnswer {
  answer: string;
  photos: readonly File[];
}

/**
 * Records what a provider answers to a dispute, once; staff are asked to decide. The same again
 * changes nothing.
 * @throws not-found for another provider's; dispute-ended, dispute-answered (409); a field error at
 * `photos`; too-many-requests
 */
export async function answerDispute(
  context: RequestContext,
  providerId: number,
  id: number,
  { answer, photos }: DisputeAnswer,
): Promise<void> {
  const { db, now } = context;
  const [found] = await db
    .select({ customerId: disputes.customerId })
    .from(disputes)
    .where(and(eq(disputes.id, id), eq(disputes.providerId, providerId)));
  if (!found) throw refusal("not-found");
  // An erased customer's dispute has ended.
  if (found.customerId === null) throw refusal("dispute-ended");
  const sender = { customerId: found.customerId, counted: `provider:${providerId}` };
  await withPhotos(context, sender, photos, (fileIds) =>
    db.transaction(async (tx) => {
      const dispute = await lockDispute(tx, id);
      if (dispute?.providerId !== providerId) throw refusal("not-found");
      if (dispute.answeredAt !== null && dispute.answer === answer) return false;
      if (dispute.state !== "open") throw refusal("dispute-ended");
      if (!disputeMachine.may(phaseOf(dispute, now), "answered", "provider"))
        throw refusal("dispute-answered");
      const [written] = await tx
        .update(disputes)
        .set({ answer, answeredAt: now, staffAskedAt: now })
        .where(eq(disputes.id, id))
        .returning();
      if (!written) throw new Error("The answer was not written");
      await addPhotos(tx, id, "provider", fileIds);
      await askStaff({ ...context, db: tx }, written);
      await notifyBoth({ ...context, db: tx }, written, "answered");
      return true;
    }),
  );
}
