import { TAX_PERCENT, taxWithin } from "@jdj/contract/payments/price";
import { dateAndTime } from "@jdj/french/dates";
import { fcfa, grouped } from "@jdj/french/money";
import { type Issuer, PaymentPage, type Row } from "../receipts/draw-page.ts";
import { DEFAULT_SEED } from "../receipts/draw-receipt.ts";
import { invoiceName } from "./invoice-address.ts";
import type { InvoiceLine } from "./invoice-lines.ts";
import type { invoices } from "./tables.ts";

type StoredInvoice = typeof invoices.$inferSelect;

/** A number with so many decimals as it has, four at most. */
const decimals = new Intl.NumberFormat("fr-FR", { maximumFractionDigits: 4 });

/** The quantity and the price of a line, without the tax that it may have: `0,25 × 1 694,92 FCFA`. */
function detailOf({ quantity, unitFcfa }: InvoiceLine, isTaxed: boolean): string {
  const price = Number.isInteger(unitFcfa) ? grouped(unitFcfa) : decimals.format(unitFcfa);
  return `${decimals.format(quantity)} × ${price}\u00a0FCFA${isTaxed ? " hors taxe" : ""}`.replaceAll(
    "\u202f",
    "\u00a0",
  );
}

/** What an invoice is in all, with the tax within it. */
function sumsOf({ isTaxed, totalFcfa }: StoredInvoice): Row[] {
  if (!isTaxed) return [["Total, sans TVA", fcfa(totalFcfa)]];
  const tax = taxWithin(totalFcfa);
  return [
    ["Montant hors taxe", fcfa(totalFcfa - tax)],
    [`TVA (${TAX_PERCENT}\u00a0%)`, fcfa(tax)],
    ["Total toutes taxes comprises", fcfa(totalFcfa)],
  ];
}

/**
 * An invoice or a credit note as PDF (A5): who issues it, for whom, its lines and its tax, with the
 * reference and the QR code of the tax office once it is signed.
 */
export async function drawInvoice(invoice: StoredInvoice, issuer: Issuer): Promise<Buffer> {
  const { id, kind, clientName, clientNumber, lines, saleId, createdAt } = invoice;
  const word = kind === "sale" ? "Facture" : "Avoir";
  const page = new PaymentPage(`${word} n°\u00a0${invoiceName(id)}`, issuer, {
    seed: DEFAULT_SEED,
    createdAt,
  });
  if (invoice.sellerName === null) page.issuer(issuer);
  else {
    page.text(invoice.sellerName);
    if (invoice.sellerNumber !== null) page.note(`Compte contribuable ${invoice.sellerNumber}`);
    page.note(`${kind === "sale" ? "Émise" : "Émis"} en son nom par ${issuer.brand}`);
  }
  page.gap();
  page.text(`Pour ${clientName}`);
  if (clientNumber !== null) page.note(`Compte contribuable ${clientNumber}`);
  page.text(`Le ${dateAndTime(createdAt)}`);
  if (saleId !== null) page.text(`Sur la facture n°\u00a0${invoiceName(saleId)}`);
  page.gap();
  for (const line of lines)
    page.row(
      line.description,
      fcfa(Math.round(line.quantity * line.unitFcfa)),
      detailOf(line, invoice.isTaxed),
    );
  page.gap();
  page.rows(sumsOf(invoice));
  const { reference, verificationUrl } = invoice;
  if (reference !== null && verificationUrl !== null)
    page.invoice(
      { reference, verificationUrl },
      kind === "sale" ? "Facture normalisée" : "Avoir normalisé",
    );
  else if (reference !== null)
    page.small([`${word} normalisé${kind === "sale" ? "e" : ""} (FNE) n°\u00a0${reference}`]);
  else page.small(["La signature de la DGI (FNE) est en attente."]);
  return page.end();
}
