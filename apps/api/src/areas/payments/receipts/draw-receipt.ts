import { channelIds } from "@jdj/contract/campaigns/channel-ids";
import { TAX_PERCENT, taxWithin } from "@jdj/contract/payments/price";
import { isForOthers, type PaymentPurpose } from "@jdj/contract/payments/subjects";
import { dateAndTime } from "@jdj/french/dates";
import { fcfa, grouped } from "@jdj/french/money";
import { methodOf } from "../payments/gateway-methods.ts";
import { type Issuer, PaymentPage, type Row } from "./draw-page.ts";
import type { Receipt } from "./find-receipt.ts";
import type { SubjectDetails } from "./subject-details.ts";

/** The seed of the cloth for a payment whose event is deleted. */
export const DEFAULT_SEED = "joie-du-jour";

const unitNames: Record<number, string> = {
  [channelIds.sms]: "SMS",
  [channelIds.whatsapp]: "Messages WhatsApp",
};

/** What the amount of a subject is called on its receipt. */
const subjectLines: Partial<Record<PaymentPurpose, string>> = {
  deposit: "Acompte",
  purchase: "Commande",
  gift: "Cadeau",
  "fabric-share": "Participation",
  contribution: "Cotisation",
  listing: "Abonnement",
  boost: "Mise en avant",
};

/** The lines of a receipt, label and value; what was given back of the payment, and what is left, last. */
export function receiptLines(receipt: Receipt): Row[] {
  return [...paidLines(receipt), ...refundLines(receipt)];
}

function refundLines({ attempt, refundedFcfa, creditNotes }: Receipt): Row[] {
  if (refundedFcfa === 0) return [];
  const left = attempt.amountFcfa - refundedFcfa;
  return [
    ["Remboursé", fcfa(refundedFcfa)],
    ...creditNotes.map(({ name, amountFcfa }): Row => [`Avoir n°\u00a0${name}`, fcfa(amountFcfa)]),
    ...(left > 0 ? [["Reste payé", fcfa(left)] satisfies Row] : []),
  ];
}

function paidLines({ payment, attempt }: Receipt): Row[] {
  if (payment.channelId === null)
    return [
      [subjectLines[payment.purpose] ?? "Montant", fcfa(payment.totalFcfa)],
      ...(isForOthers(payment.subjectKind)
        ? []
        : [[`dont TVA (${TAX_PERCENT}\u00a0%)`, fcfa(taxWithin(payment.totalFcfa))] satisfies Row]),
      ["Payé", fcfa(attempt.amountFcfa)],
    ];
  const rest = attempt.amountFcfa - payment.totalFcfa;
  return [
    [unitNames[payment.channelId] ?? "Messages", grouped(payment.units)],
    ["Prix unitaire hors taxe", fcfa(payment.unitFcfa)],
    ["Montant hors taxe", fcfa(payment.dueFcfa)],
    [`TVA (${TAX_PERCENT}\u00a0%)`, fcfa(payment.totalFcfa - payment.dueFcfa)],
    ["Total toutes taxes comprises", fcfa(payment.totalFcfa)],
    ...(rest > 0 ? [["Versé en plus, porté à votre crédit", fcfa(rest)] satisfies Row] : []),
    ["Payé", fcfa(attempt.amountFcfa)],
  ];
}

/** The name of a receipt: `R-000123`. */
export function receiptName(number: number): string {
  return `R-${String(number).padStart(6, "0")}`;
}

/**
 * A receipt as PDF (A5), under the event's own cloth: what was paid for with its sellers, how it was
 * paid, and what was given back.
 * @param details what was paid for; null for units of a channel, and for a subject that is gone
 */
export async function drawReceipt(
  receipt: Receipt,
  details: SubjectDetails | null,
  issuer: Issuer,
): Promise<Buffer> {
  const { payment, attempt, event } = receipt;
  const page = new PaymentPage(`Reçu n°\u00a0${receiptName(receipt.number)}`, issuer, {
    seed: event?.seed ?? DEFAULT_SEED,
    createdAt: payment.paidAt ?? payment.createdAt,
  });
  page.issuer(issuer);
  if (attempt.state === "refunded") page.stamp("Remboursé");
  page.gap();
  const payer = details?.payer ?? receipt.payer;
  if (payer !== "") page.text(`Versé par ${payer}`);
  if (event) page.text(event.name);
  if (payment.label !== null) page.text(payment.label);
  page.method(`Le ${dateAndTime(payment.paidAt ?? payment.createdAt)}`, methodOf(attempt.gateway));
  page.gap();
  for (const section of details?.sections ?? []) page.section(section);
  page.rows(receiptLines(receipt));
  if (receipt.invoice) page.invoice(receipt.invoice, "Facture normalisée");
  page.small([...smallPrint(receipt, issuer)]);
  return page.end();
}

/** The small print of a receipt: its references, and who holds what is paid for somebody else. */
export function* smallPrint({ payment, attempt }: Receipt, { legal }: Issuer): Generator<string> {
  yield `Commande ${payment.reference}`;
  yield `Paiement ${attempt.reference}`;
  if (attempt.gatewayReference !== null)
    yield `Référence du moyen de paiement\u00a0: ${attempt.gatewayReference}`;
  if (!isForOthers(payment.subjectKind)) return;
  if (legal.fundsHeldBy !== null)
    yield `Fonds détenus par ${legal.fundsHeldBy} jusqu’à leur versement`;
  yield "Encaissé pour le compte du bénéficiaire, qui fixe ses prix.";
}
