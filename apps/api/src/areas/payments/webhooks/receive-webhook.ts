import { and, eq, inArray, isNull } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import { isSameText } from "../../../crypto/token.ts";
import type { GatewayName } from "../../../drivers/payments/gateway-names.ts";
import type { RawWebhook } from "../../../drivers/payments/port.ts";
import { findAttemptByName } from "../orders/queries.ts";
import { gatewayEvents, paymentAttempts } from "../orders/tables.ts";

/** What becomes of a notification. */
export type Received = "noted" | "known" | "forged" | "unknown";

/**
 * Takes a notification: whoever did not sign it as agreed is turned away; each event counts once.
 * It proves nothing about money: the event, the job that asks the gateway and the poller's next
 * look are written in one transaction, and only the gateway's own answer pays an order. The poller
 * goes on asking when the job cannot, also after an attempt that was called failed.
 */
export async function receiveWebhook(
  { db, jobs, payments, now, log }: RequestContext,
  gatewayName: GatewayName,
  raw: RawWebhook,
): Promise<Received> {
  const gateway = payments.gateways[gatewayName];
  if (!gateway) return "unknown";
  const told = gateway.readWebhook(raw);
  if (told.state === "forged") {
    log("warn", "notification-forged", { route: gatewayName });
    return "forged";
  }
  const attempt = await findAttemptByName(db, gatewayName, told);
  if (attempt === null) return "unknown";
  if (told.proof !== null && !isSameText(told.proof, attempt.notifyToken ?? "")) {
    log("warn", "notification-forged", { route: gatewayName });
    return "forged";
  }
  return db.transaction(async (tx) => {
    const noted = await tx
      .insert(gatewayEvents)
      .values({
        gateway: gatewayName,
        eventId: told.eventId,
        attemptId: attempt.id,
        receivedAt: now,
      })
      .onConflictDoNothing()
      .returning({ eventId: gatewayEvents.eventId });
    const isOpenAgain = and(
      eq(paymentAttempts.id, attempt.id),
      inArray(paymentAttempts.state, ["pending", "failed", "expired"]),
      noted.length === 0 ? isNull(paymentAttempts.nextLookAt) : undefined,
    );
    await tx.update(paymentAttempts).set({ nextLookAt: now }).where(isOpenAgain);
    if (noted.length === 0) return "known";
    await jobs.enqueue(tx, "look-at-payment", { attemptId: attempt.id });
    return "noted";
  });
}
