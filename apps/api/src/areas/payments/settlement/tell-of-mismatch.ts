import { at } from "@jdj/contract/paths/addresses";
import { fcfa } from "@jdj/french/money";
import type { RequestContext } from "../../../app-context.ts";
import { findPayer } from "../initiations/find-payer.ts";
import type { PaymentOrder } from "../orders/open-order.ts";
import type { Attempt } from "../orders/queries.ts";

/**
 * Enqueues the email to a payer whose payment came with another amount or currency than was asked for,
 * in the caller's transaction: what was asked for, that nothing is settled by it, and that staff give
 * it back. Somebody without an account has no address.
 */
export async function tellOfMismatch(
  { db, jobs, settings }: Pick<RequestContext, "db" | "jobs" | "settings">,
  order: PaymentOrder,
  attempt: Attempt,
): Promise<void> {
  if (settings.closedServices.includes("mail")) return;
  const { email } = await findPayer(db, order.customerId);
  if (!email) return;
  const what = order.label ?? "Envoi de cartes";
  await jobs.enqueue(db, "send-email", {
    kind: "payment-mismatch",
    to: email,
    props: {
      detail: `${what}\nDemandé\u00a0: ${fcfa(attempt.amountFcfa)}\nRéférence ${attempt.reference}`,
      link: settings.publicUrl + at("pay", { reference: order.reference }),
    },
  });
}
