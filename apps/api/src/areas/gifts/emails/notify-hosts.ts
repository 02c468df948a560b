import type { Database } from "../../../database/connect.ts";
import type { Jobs } from "../../../jobs/jobs.ts";
import { listOwners } from "../../notebook/sharing/list-owners.ts";
import { enqueueNotice } from "../../operations/outgoing-messages/enqueue-notice.ts";

/**
 * Queues the email that a gift came in, or that it was given back by a refund, to each owner of the event,
 * in the transaction that records it.
 */
export async function notifyHosts(
  tx: Database,
  jobs: Jobs,
  { giftId, eventId, refundId }: { giftId: number; eventId: number; refundId?: number },
): Promise<void> {
  for (const userId of await listOwners(tx, eventId))
    await enqueueNotice(
      { db: tx, jobs },
      "send-gift-email",
      refundId === undefined
        ? { kind: "received", giftId, userId }
        : { kind: "returned", giftId, refundId, userId },
    );
}
