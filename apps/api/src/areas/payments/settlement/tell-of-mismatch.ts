import { at } from "@jdj/contract/paths/addresses";
import { fcfa } from "@jdj/french/money";
import type { RequestContext } from "../../../app-context.ts";
import { enqueueAskedSms } from "../../operations/outgoing-messages/enqueue-asked-sms.ts";
import { findPayer } from "../initiations/find-payer.ts";
import type { Payment } from "../payments/open-payment.ts";
import type { Attempt } from "../payments/queries.ts";

/** What the SMS about it says, without our name. */
export const mismatchSms =
  "votre paiement reçu n’est pas du bon montant. Il vous est rendu sous 2 jours ouvrés, ne payez pas de nouveau.";

/**
 * Enqueues the email, and its SMS where asked for, to a payer whose payment came with another amount
 * or currency than was asked for, in the caller's transaction: what was asked for, that nothing is
 * settled by it, and that staff give it back. Somebody without an account has no address.
 */
export async function tellOfMismatch(
  context: Pick<RequestContext, "db" | "jobs" | "settings">,
  payment: Payment,
  attempt: Attempt,
): Promise<void> {
  const { db, jobs, settings } = context;
  const kind = "payment-mismatch";
  const link = settings.publicUrl + at("pay", { reference: payment.reference });
  const { userId, email } = await findPayer(db, payment.customerId);
  if (email !== null && !settings.closedServices.includes("mail")) {
    const what = payment.label ?? "Envoi de cartes";
    const detail = `${what}\nDemandé\u00a0: ${fcfa(attempt.amountFcfa)}\nRéférence ${attempt.reference}`;
    await jobs.enqueue(db, "send-email", { kind, to: email, props: { detail, link } });
  }
  if (userId !== null)
    await enqueueAskedSms(context, { kind, userId, sentence: mismatchSms, link });
}
