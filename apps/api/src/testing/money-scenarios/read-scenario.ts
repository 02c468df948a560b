import { eq, inArray, or, sql } from "drizzle-orm";
import { fabricOrders } from "../../areas/fabric-orders/orders/tables.ts";
import { ledgerEntries, ledgerTransactions } from "../../areas/ledger/entries/tables.ts";
import { paymentAttempts, payments } from "../../areas/payments/payments/tables.ts";
import { refunds } from "../../areas/payments/refunds/tables.ts";
import { payouts } from "../../areas/payouts/payouts/tables.ts";
import { sandboxPayments } from "../../drivers/payments/embedded/tables.ts";
import type { Fixture } from "./fixture.ts";

/** The sum of some rows, in FCFA. */
export const amounts = (rows: readonly { amountFcfa: number }[]) =>
  rows.reduce((total, { amountFcfa }) => total + amountFcfa, 0);

/** All that a scenario left in the database about its people's money. */
export async function readScenario({ app, couple, pro }: Fixture) {
  const { db } = app;
  const opened = await db
    .select()
    .from(payments)
    .where(
      or(
        eq(payments.customerId, couple.customerId),
        sql`${payments.subjectKind} = 'gift' and ${payments.subjectId} in
          (select g.id from gifts g join gift_lists l on l.id = g.list_id where l.event_id = ${couple.eventId})`,
        sql`${payments.subjectKind} = 'fabric-share' and ${payments.subjectId} in
          (select s.id from fabric_shares s join fabric_orders f on f.id = s.order_id where f.event_id = ${couple.eventId})`,
      ),
    );
  const paymentIds = [0, ...opened.map(({ id }) => id)];
  const attempts = await db
    .select()
    .from(paymentAttempts)
    .where(inArray(paymentAttempts.paymentId, paymentIds));
  const given = await db
    .select()
    .from(refunds)
    .where(inArray(refunds.attemptId, [0, ...attempts.map(({ id }) => id)]));
  const atCompanies = await db
    .select()
    .from(sandboxPayments)
    .where(inArray(sandboxPayments.reference, ["", ...attempts.map(({ reference }) => reference)]));
  const moves = await db
    .select({
      id: ledgerTransactions.id,
      kind: ledgerTransactions.kind,
      subjectKind: ledgerTransactions.subjectKind,
      subjectId: ledgerTransactions.subjectId,
      at: ledgerTransactions.createdAt,
      account: ledgerEntries.account,
      providerId: ledgerEntries.providerId,
      eventId: ledgerEntries.eventId,
      fabricOrderId: ledgerEntries.fabricOrderId,
      amountFcfa: ledgerEntries.amountFcfa,
    })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId));
  const isOwn = or(eq(payouts.providerId, pro.providerId), eq(payouts.eventId, couple.eventId));
  const asked = await db.select().from(payouts).where(isOwn);
  const fabrics = await db
    .select({ id: fabricOrders.id })
    .from(fabricOrders)
    .where(eq(fabricOrders.eventId, couple.eventId));
  const fabricIds = fabrics.map(({ id }) => id);
  return { payments: opened, attempts, given, atCompanies, moves, asked, fabricIds };
}

export type Scenario = Awaited<ReturnType<typeof readScenario>>;
