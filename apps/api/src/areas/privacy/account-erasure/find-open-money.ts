import type { OpenMoney } from "@jdj/contract/accounts/open-money";
import { openPayoutStates } from "@jdj/contract/payouts/payout-state";
import {
  and,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  ne,
  notExists,
  notInArray,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { bookings } from "../../bookings/bookings/tables.ts";
import { campaigns } from "../../campaigns/campaigns/tables.ts";
import { fabricOrders } from "../../fabric-orders/orders/tables.ts";
import { findHostMoney } from "../../gifts/payouts/queries.ts";
import { ledgerBalances } from "../../ledger/entries/tables.ts";
import { events } from "../../notebook/events/tables.ts";
import { eventMembers } from "../../notebook/sharing/tables.ts";
import { marketplaceOrders, sellerOrders } from "../../orders/orders/tables.ts";
import { channelCredits, creditMoves } from "../../payments/credit/tables.ts";
import { paymentAttempts, payments } from "../../payments/payments/tables.ts";
import { refunds } from "../../payments/refunds/tables.ts";
import { payouts } from "../../payouts/payouts/tables.ts";
import { quotes } from "../../quotes/offers/tables.ts";
import { quoteRequests } from "../../quotes/quote-requests/tables.ts";
import { type Count, none, total } from "./count-money.ts";
import { findDisputes, findHolds } from "./find-frozen-money.ts";
import { type ChannelCredit, type Found, listOpenMoney } from "./open-money.ts";

/** For how long a payment page that was opened, and not used, may still be paid. */
const OPENED_HOURS = 72;

/**
 * What money of a customer is open: payments, refunds, paid messages that are not sent, purchases,
 * deposits, and what hosts get for gifts and fabric. An event with another owner goes to them with
 * its money, and is left out.
 */
export async function findOpenMoney(
  db: Database,
  now: Date,
  customerId: number,
): Promise<OpenMoney[]> {
  const own = await listOwnEvents(db, customerId);
  const found: Found = {
    payment: await findPayments(db, now, customerId, own),
    refund: await findRefunds(db, customerId, own),
    order: await findOrders(db, now, customerId),
    booking: await findBookings(db, customerId),
    quote: await findQuotes(db, customerId),
    dispute: await findDisputes(db, customerId),
    hold: await findHolds(db, customerId),
    "host-money": await findHostsMoney(db, own),
    "host-payout": await findPayouts(db, own),
  };
  return listOpenMoney(found, await listCredits(db, customerId, own));
}

/** The events that end with the account: those of which no other owner is left. */
async function listOwnEvents(db: Database, customerId: number): Promise<number[]> {
  const others = db
    .select({ eventId: eventMembers.eventId })
    .from(eventMembers)
    .where(
      and(
        eq(eventMembers.eventId, events.id),
        eq(eventMembers.role, "owner"),
        ne(eventMembers.customerId, customerId),
      ),
    );
  const rows = await db
    .select({ id: events.id })
    .from(events)
    .where(and(eq(events.customerId, customerId), notExists(others)));
  return rows.map(({ id }) => id);
}

/** Money of the customer's own orders, and of what others pay to their events. */
const ofOrders = (customerId: number, own: number[]): SQL[] => [
  eq(payments.customerId, customerId),
  ...(own.length === 0
    ? []
    : [sql`${inArray(payments.eventId, own)} and ${isNull(payments.customerId)}`]),
];

/** Payments that were begun or are about to be, and those that staff have still to settle. */
async function findPayments(db: Database, now: Date, customerId: number, own: number[]) {
  const opened = new Date(now.getTime() - OPENED_HOURS * 3_600_000);
  const sum = { ...none };
  for (const condition of ofOrders(customerId, own)) {
    const rows = await db
      .selectDistinct({ id: payments.id, amount: payments.payableFcfa })
      .from(payments)
      .leftJoin(paymentAttempts, eq(paymentAttempts.paymentId, payments.id))
      .where(
        and(
          condition,
          or(
            inArray(paymentAttempts.state, ["pending", "mismatch"]),
            and(isNull(payments.closedAt), eq(payments.state, "pending")),
            and(
              isNull(payments.closedAt),
              eq(payments.state, "open"),
              gt(payments.createdAt, opened),
            ),
          ),
        ),
      );
    for (const { amount } of rows) {
      sum.count += 1;
      sum.amount += amount;
    }
  }
  return sum;
}

async function findRefunds(db: Database, customerId: number, own: number[]) {
  const sum = { ...none };
  for (const condition of ofOrders(customerId, own)) {
    const [row = none] = await db
      .select(total(sql`${refunds.id}`, sql`${refunds.amountFcfa}`))
      .from(payments)
      .innerJoin(paymentAttempts, eq(paymentAttempts.paymentId, payments.id))
      .innerJoin(refunds, eq(refunds.attemptId, paymentAttempts.id))
      .where(and(condition, notInArray(refunds.state, ["done", "refused"])));
    sum.count += row.count;
    sum.amount += row.amount;
  }
  return sum;
}

/** Paid purchases that are under way, may still be returned, or are given back. */
async function findOrders(db: Database, now: Date, customerId: number): Promise<Count> {
  const returnable = sql`${sellerOrders.state} = 'delivered' and ${sellerOrders.deliveredAt} + ${sellerOrders.returnDays} * interval '1 day' > ${now.toISOString()}::timestamptz`;
  const notEnded = inArray(sellerOrders.state, [
    "paid",
    "prepared",
    "shipped",
    "cancelled",
    "returned",
  ]);
  const [row] = await db
    .select(
      total(
        sql`${sellerOrders.id}`,
        sql`${sellerOrders.goodsFcfa} + ${sellerOrders.deliveryFcfa} - ${sellerOrders.refundedFcfa}`,
      ),
    )
    .from(marketplaceOrders)
    .innerJoin(sellerOrders, eq(sellerOrders.orderId, marketplaceOrders.id))
    .where(
      and(
        eq(marketplaceOrders.customerId, customerId),
        isNotNull(marketplaceOrders.paidAt),
        or(notEnded, returnable),
      ),
    );
  return row ?? none;
}

async function findBookings(db: Database, customerId: number): Promise<Count> {
  const [row] = await db
    .select(total(sql`${bookings.id}`, sql`${bookings.depositFcfa}`))
    .from(bookings)
    .where(
      and(
        eq(bookings.customerId, customerId),
        eq(bookings.state, "paid"),
        gt(bookings.depositFcfa, 0),
      ),
    );
  return row ?? none;
}

/** Quotes whose deposit is paid while the work is not ended. */
async function findQuotes(db: Database, customerId: number): Promise<Count> {
  const [row] = await db
    .select(total(sql`${quotes.id}`, sql`${payments.payableFcfa}`))
    .from(quoteRequests)
    .innerJoin(quotes, eq(quotes.requestId, quoteRequests.id))
    .innerJoin(payments, and(eq(payments.subjectKind, "quote"), eq(payments.subjectId, quotes.id)))
    .where(
      and(
        eq(quoteRequests.customerId, customerId),
        inArray(quoteRequests.status, ["QUOTE_ACCEPTED", "IN_PROGRESS", "DONE"]),
        eq(payments.state, "paid"),
      ),
    );
  return row ?? none;
}

/** What people paid for gifts and fabric and as contributions, and was not paid out to the hosts. */
async function findHostsMoney(db: Database, own: number[]): Promise<Count> {
  const sum = { ...none };
  for (const eventId of own) {
    const { balance } = await findHostMoney(db, eventId);
    if (balance <= 0) continue;
    sum.count += 1;
    sum.amount += balance;
  }
  const collected = [
    ...(await listFabricBalances(db, own)),
    ...(await listContributionBalances(db, own)),
  ];
  for (const { balanceFcfa } of collected) {
    sum.count += 1;
    sum.amount += balanceFcfa;
  }
  return sum;
}

/** What is left of what was collected for the fabric orders of some events, where anything is. */
function listFabricBalances(db: Database, own: number[]) {
  return db
    .select({ balanceFcfa: ledgerBalances.balanceFcfa })
    .from(fabricOrders)
    .innerJoin(
      ledgerBalances,
      and(eq(ledgerBalances.account, "fabric"), eq(ledgerBalances.fabricOrderId, fabricOrders.id)),
    )
    .where(and(inArray(fabricOrders.eventId, own), gt(ledgerBalances.balanceFcfa, 0)));
}

/** What is left of the contributions to some events, where anything is. */
function listContributionBalances(db: Database, own: number[]) {
  const { account, contributionEventId, balanceFcfa } = ledgerBalances;
  return db
    .select({ balanceFcfa })
    .from(ledgerBalances)
    .where(
      and(eq(account, "contributions"), inArray(contributionEventId, own), gt(balanceFcfa, 0)),
    );
}

async function findPayouts(db: Database, own: number[]): Promise<Count> {
  if (own.length === 0) return none;
  const [row] = await db
    .select(total(sql`${payouts.id}`, sql`${payouts.amountFcfa}`))
    .from(payouts)
    .where(and(inArray(payouts.eventId, own), inArray(payouts.state, [...openPayoutStates])));
  return row ?? none;
}

/** The credit of each channel, with what campaigns that have not left took of it. */
async function listCredits(
  db: Database,
  customerId: number,
  own: number[],
): Promise<ChannelCredit[]> {
  const scheduled =
    own.length === 0
      ? []
      : await db
          .select({ channelId: campaigns.channelId, units: campaigns.units })
          .from(campaigns)
          .where(
            and(
              inArray(campaigns.eventId, own),
              inArray(campaigns.status, ["scheduled", "sending"]),
            ),
          );
  const credits = await db
    .select({ channelId: channelCredits.channelId, units: channelCredits.units })
    .from(channelCredits)
    .where(eq(channelCredits.customerId, customerId));
  const bought = await db
    .select({
      channelId: creditMoves.channelId,
      units: sql<number>`sum(${creditMoves.units})`.mapWith(Number),
    })
    .from(creditMoves)
    .where(
      and(
        eq(creditMoves.customerId, customerId),
        inArray(creditMoves.reason, ["payment", "rest", "surplus", "refund"]),
      ),
    )
    .groupBy(creditMoves.channelId);
  const sumOf = (rows: { channelId: number | null; units: number }[], channelId: number) =>
    rows.filter((row) => row.channelId === channelId).reduce((sum, row) => sum + row.units, 0);
  return bought.map(({ channelId, units: boughtUnits }) => ({
    units: sumOf(credits, channelId) + sumOf(scheduled, channelId),
    boughtUnits,
  }));
}
