import { randomUUID } from "node:crypto";
import { sealKey } from "../areas/invoicing/keys/key-secret.ts";
import { invoicingKeys } from "../areas/invoicing/keys/tables.ts";
import { invoices } from "../areas/payments/invoices/tables.ts";
import type { TestApp } from "./app.ts";
import type { Sample, SellerInvoiceSubject } from "./subject.ts";

/** A key that the fake tax office accepts. */
export const SELLER_KEY = "FNE-0123456789ABCDEF";

/** Stores a key of a provider. */
export async function entrustKey(
  { db, settings, clock }: TestApp,
  providerId: number,
  key = SELLER_KEY,
): Promise<void> {
  await db
    .insert(invoicingKeys)
    .values({
      ...{ providerId, sealedKey: sealKey(settings, providerId, key), lastFour: key.slice(-4) },
      ...{ establishment: "Siège", pointOfSale: "En ligne", enteredAt: clock() },
    })
    .onConflictDoNothing();
}

/** A provider's key, and two invoices in their name that wait for them. */
export async function furnishSellerInvoices(
  app: TestApp,
  providerId: number,
): Promise<SellerInvoiceSubject> {
  await entrustKey(app, providerId);
  const common = {
    ...{ kind: "sale" as const, subjectKind: "suborder" as const, payment: "card" as const },
    ...{ sellerId: providerId, sellerName: "Pagnes d’Ébène", clientName: "Awa Kouassi" },
    lines: [{ reference: "C", description: "Pagne", quantity: 1, unitFcfa: 1000, officeId: null }],
    ...{ subjectId: 910_001, totalFcfa: 1180 },
  };
  const rows = await app.db
    .insert(invoices)
    .values([
      { ...common, key: `sample:${randomUUID()}`, state: "failed", reason: "Point of sale" },
      { ...common, key: `sample:${randomUUID()}`, state: "by-hand" },
    ])
    .returning({ id: invoices.id });
  const [failedId = 0, byHandId = 0] = rows.map(({ id }) => id);
  return { failedId, byHandId };
}

const missing = 999_999_999;

/** The same things, none of which exists. */
export const missingSellerInvoices: SellerInvoiceSubject = { failedId: missing, byHandId: missing };

/** A right input for each call about the invoices of a shop. */
export const sellerInvoiceSamples = {
  "invoicing.invoices.list": { byId: false, input: () => ({ side: "issued", page: 1 }) },
  "invoicing.invoices.retry": {
    byId: true,
    input: ({ shopInvoices }) => ({ id: shopInvoices.failedId }),
  },
  "invoicing.invoices.record": {
    byId: true,
    input: ({ shopInvoices }) => ({ id: shopInvoices.byHandId, reference: "9606123E26000000099" }),
  },
  "invoicing.key.get": { byId: false, input: () => undefined },
  "invoicing.key.save": {
    byId: false,
    input: () => ({
      ...{ taxpayer_number: "1234567A", is_taxed: true, key: "FNE-0123456789ABCDEF" },
      ...{ establishment: "Siège", point_of_sale: "En ligne", current_password: "demo" },
    }),
  },
  "invoicing.key.remove": { byId: false, input: () => undefined },
} satisfies Record<string, Sample>;
