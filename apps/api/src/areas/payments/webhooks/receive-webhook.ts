import { and, eq, inArray, isNull } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import { isSameText } from "../../../crypto/token.ts";
import type { GatewayName } from "../../../drivers/payments/gateway-names.ts";
import type { RawWebhook } from "../../../drivers/payments/port.ts";
import { findAttemptByName } from "../payments/queries.ts";
import { gatewayEvents, paymentAttempts } from "../payments/tables.ts";

/** The result of a webhook. */
export type Received = "noted" | "known" | "forged" | "unknown";

/**
 * Receives a webhook: one with a wrong signature is refused; each event counts once.
 * A webhook is no proof of payment: the event, the job that asks the gateway and the poller's next
 * check are written in one transaction, and only the gateway's own answer pays a payment. When the
 * job fails the poller continues, also for an attempt that was recorded as failed.
 */
export async function receiveWebhook(
  { db, jobs, payments, now, log }: RequestContext,
  gatewayName: GatewayName,
  raw: RawWebhook,
): Promise<Received> {
  const gateway = payments.gateways[gatewayName];
  if (!gateway) return "unknown";
  const webhook = gateway.readWebhook(raw);
  if (webhook.state === "forged") {
    log("warn", "webhook-forged", { route: gatewayName });
    return "forged";
  }
  const attempt = await findAttemptByName(db, gatewayName, webhook);
  if (attempt === null) return "unknown";
  if (webhook.proof !== null && !isSameText(webhook.proof, attempt.notifyToken ?? "")) {
    log("warn", "webhook-forged", { route: gatewayName });
    return "forged";
  }
  return db.transaction(async (tx) => {
    const noted = await tx
      .insert(gatewayEvents)
      .values({
        gateway: gatewayName,
        eventId: webhook.eventId,
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
    await jobs.enqueue(tx, "check-payment", { attemptId: attempt.id });
    return "noted";
  });
}
