import { TAX_PERCENT, taxWithin } from "@jdj/contract/payments/price";
import { isForOthers } from "@jdj/contract/payments/subjects";
import { dateAndTime } from "@jdj/french/dates";
import { fcfa } from "@jdj/french/money";
import { methodOf } from "../payments/gateway-methods.ts";
import { type Issuer, PaymentPage, type Row } from "../receipts/draw-page.ts";
import { DEFAULT_SEED, receiptName } from "../receipts/draw-receipt.ts";
import type { SubjectDetails } from "../receipts/subject-details.ts";
import { creditNoteName } from "./credit-note-address.ts";
import type { FoundCreditNote } from "./find-credit-note.ts";

/** The lines of a credit note: what was paid, what is given back, and the tax in it. */
export function creditNoteLines({ refund, receipt }: FoundCreditNote): Row[] {
  const { payment, attempt } = receipt;
  return [
    ["Payé", fcfa(attempt.amountFcfa)],
    ["Montant rendu", fcfa(refund.amountFcfa)],
    ...(isForOthers(payment.subjectKind)
      ? []
      : [[`dont TVA (${TAX_PERCENT}\u00a0%)`, fcfa(taxWithin(refund.amountFcfa))] satisfies Row]),
  ];
}

/**
 * A credit note as PDF (A5): what of a payment was given back, when and how.
 * @param details what it was paid for, as far as this refund is of it; null where it is gone
 */
export async function drawCreditNote(
  note: FoundCreditNote,
  details: SubjectDetails | null,
  issuer: Issuer,
): Promise<Buffer> {
  const { refund, receipt } = note;
  const { payment, attempt, event } = receipt;
  const page = new PaymentPage(`Avoir n°\u00a0${creditNoteName(note.number)}`, issuer, {
    seed: event?.seed ?? DEFAULT_SEED,
    createdAt: note.createdAt,
  });
  page.issuer(issuer);
  page.gap();
  const paidAt = dateAndTime(payment.paidAt ?? payment.createdAt);
  if (receipt.number > 0)
    page.text(`Sur le reçu n°\u00a0${receiptName(receipt.number)} du ${paidAt}`);
  const payer = details?.payer ?? receipt.payer;
  if (payer !== "") page.text(`Rendu à ${payer}`);
  if (event) page.text(event.name);
  if (payment.label !== null) page.text(payment.label);
  page.method(`Le ${dateAndTime(note.createdAt)}`, methodOf(attempt.gateway));
  page.gap();
  for (const section of details?.sections ?? []) page.section({ ...section, refundedFcfa: 0 });
  page.rows(creditNoteLines(note));
  if (note.invoice) page.invoice(note.invoice, "Avoir normalisé");
  page.small([
    `Commande ${payment.reference}`,
    `Paiement ${attempt.reference}`,
    `Remboursement ${refund.key}`,
  ]);
  return page.end();
}
