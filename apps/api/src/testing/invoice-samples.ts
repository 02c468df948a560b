import { randomUUID } from "node:crypto";
import { invoices } from "../areas/payments/invoices/tables.ts";
import type { TestApp } from "./app.ts";

/** The row numbers of invoices, one for each act of staff. */
export interface InvoiceSubject {
  failed: number;
  byHand: number;
}

/** Invoices of nobody's, which wait for a person. */
export async function furnishInvoices({ db }: TestApp): Promise<InvoiceSubject> {
  const common = {
    ...{ kind: "sale" as const, subjectKind: "commission" as const, payment: "transfer" as const },
    ...{ clientName: "Pagnes d’Ébène", totalFcfa: 1180 },
    lines: [
      { reference: "A", description: "Commission", quantity: 1, unitFcfa: 1000, officeId: null },
    ],
  };
  const rows = await db
    .insert(invoices)
    .values([
      {
        ...common,
        key: `sample:${randomUUID()}`,
        subjectId: 900_001,
        state: "failed" as const,
        reason: "401",
      },
      { ...common, key: `sample:${randomUUID()}`, subjectId: 900_002, state: "by-hand" as const },
    ])
    .returning({ id: invoices.id });
  const [failed = 0, byHand = 0] = rows.map(({ id }) => id);
  return { failed, byHand };
}

const missing = 999_999_999;

/** The same things, none of which exists. */
export const missingInvoices: InvoiceSubject = { failed: missing, byHand: missing };
