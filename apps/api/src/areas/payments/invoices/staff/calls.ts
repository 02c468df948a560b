import { refusal } from "@jdj/contract/call/refusals";
import { type ConsoleInvoice, consoleInvoices as contract } from "@jdj/contract/console/invoices";
import { and, desc, eq, isNotNull, isNull } from "drizzle-orm";
import type { Database } from "../../../../database/connect.ts";
import { answer, asStaff } from "../../../../http/answer.ts";
import { pageAnswer, pageOf } from "../../../staff/lists/paging.ts";
import { invoices } from "../tables.ts";
import { recordInvoice, retryInvoice } from "./change-invoice.ts";

function present(row: typeof invoices.$inferSelect): ConsoleInvoice {
  const { id, kind, state, reason, attempts, reference } = row;
  return {
    ...{ id, kind, state, reason, attempts, reference },
    subject: row.subjectKind,
    seller: row.sellerName,
    client: row.clientName,
    client_number: row.clientNumber,
    is_taxed: row.isTaxed,
    lines: row.lines.map(({ description, quantity, unitFcfa }) => ({
      ...{ description, quantity },
      unit_fcfa: unitFcfa,
    })),
    total_fcfa: row.totalFcfa,
    payment_id: row.attemptId,
    sale_id: row.saleId,
    verification_url: row.verificationUrl,
    stickers_left: row.stickersLeft,
    created_at: row.createdAt.toISOString(),
    sent_at: row.sentAt?.toISOString() ?? null,
    signed_at: row.signedAt?.toISOString() ?? null,
  };
}

async function find(db: Database, id: number): Promise<ConsoleInvoice> {
  const [row] = await db.select().from(invoices).where(eq(invoices.id, id));
  if (!row) throw refusal("not-found");
  return present(row);
}

export const invoiceCalls = {
  list: answer(contract.list)
    .use(asStaff)
    .handler(async ({ input, context: { db } }) => {
      const { offset, limit, size } = pageOf(input);
      const { state, kind, issuer } = input;
      const rows = await db
        .select()
        .from(invoices)
        .where(
          and(
            state === undefined ? undefined : eq(invoices.state, state),
            kind === undefined ? undefined : eq(invoices.kind, kind),
            issuer === undefined
              ? undefined
              : issuer === "ours"
                ? isNull(invoices.sellerId)
                : isNotNull(invoices.sellerId),
          ),
        )
        .orderBy(desc(invoices.id))
        .offset(offset)
        .limit(limit);
      return pageAnswer(rows, size, present);
    }),

  find: answer(contract.find)
    .use(asStaff)
    .handler(({ input, context }) => find(context.db, input.id)),

  retry: answer(contract.retry)
    .use(asStaff)
    .handler(async ({ input: { id }, context }) => {
      await retryInvoice(context, context.author, id);
      return find(context.db, id);
    }),

  record: answer(contract.record)
    .use(asStaff)
    .handler(async ({ input, context }) => {
      await recordInvoice(context, context.author, input);
      return find(context.db, input.id);
    }),
};
