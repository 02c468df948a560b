import type { RequestContext } from "../../../app-context.ts";

/** Money of an order that went back to what a committee collected; nothing of a payment by phone. */
export interface Returned {
  fabricOrderId: number | null;
  amountFcfa: number;
}

/**
 * Announces the money of an order that came back to what committees collected, in the caller's
 * transaction: once for each fabric order, whatever number of transfers it made.
 */
export async function announceReturned(
  { db: tx, jobs }: Pick<RequestContext, "db" | "jobs">,
  orderId: number,
  returned: readonly Returned[],
): Promise<void> {
  const sums = new Map<number, number>();
  for (const { fabricOrderId, amountFcfa } of returned)
    if (fabricOrderId !== null && amountFcfa > 0)
      sums.set(fabricOrderId, (sums.get(fabricOrderId) ?? 0) + amountFcfa);
  for (const [fabricOrderId, amountFcfa] of sums)
    await jobs.enqueue(tx, "fabric-transfer-returned", { orderId, fabricOrderId, amountFcfa });
}
