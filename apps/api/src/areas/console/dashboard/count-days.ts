import { and, type Column, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { campaigns } from "../../campaigns/campaigns/tables.ts";
import { deliveries } from "../../campaigns/deliveries/tables.ts";
import { isNotErased } from "../../identity/users/erased-payer.ts";
import { users } from "../../identity/users/tables.ts";
import { marketplaceOrders } from "../../orders/orders/tables.ts";
import { paymentAttempts } from "../../payments/payments/tables.ts";
import { quoteMessages } from "../../quotes/chat/tables.ts";
import { quoteRequests } from "../../quotes/quote-requests/tables.ts";
import { dayAfter } from "./days-between.ts";
import { activeEvents, type CountName, dailyRequests } from "./tables.ts";

/** One count of one day. `key`: a channel's number or a gateway's name, else empty. */
export interface DayCount {
  day: string;
  name: CountName;
  key: string;
  value: number;
}

/** The day of an instant in Abidjan, which is UTC all year. */
const dayOf = (at: Column | SQL) => sql<string>`(${at} at time zone 'UTC')::date::text`;

const number = (expression: SQL) => sql<number>`${expression}`.mapWith(Number);
const many = (condition?: SQL) =>
  number(condition ? sql`count(*) filter (where ${condition})` : sql`count(*)`);

/** When a campaign left, or is to leave. */
const leavesAt = sql`coalesce(${campaigns.scheduledAt}, ${campaigns.createdAt})`;
const hasLeft = sql`${campaigns.status} in ('sending', 'done')`;
const isPaid = sql`${paymentAttempts.state} in ('paid', 'surplus', 'refunded')`;

/** The counts of some days, from the rows themselves. `from` and `to`: the first and the last day. */
export async function countDays(
  db: Database,
  { from, to, now }: { from: string; to: string; now: Date },
): Promise<DayCount[]> {
  const [start, end] = [`${from}T00:00:00Z`, `${dayAfter(to, 1)}T00:00:00Z`];
  const within = (at: Column | SQL) =>
    sql`${at} >= ${start}::timestamptz and ${at} < ${end}::timestamptz`;
  const dates = { from: sql`${from}::date`, to: sql`${to}::date` };

  const day = dayOf(users.createdAt);
  const signUps = await db
    .select({ day, value: many() })
    .from(users)
    .where(and(sql`${users.role} <> 'STAFF'`, isNotErased, within(users.createdAt)))
    .groupBy(day);

  const left = dayOf(leavesAt);
  const sent = await db
    .select({ day: left, value: many() })
    .from(campaigns)
    .where(and(hasLeft, within(leavesAt)))
    .groupBy(left);
  const delivered = await db
    .select({
      day: left,
      key: sql<string>`${campaigns.channelId}::text`,
      all: many(),
      made: many(sql`${deliveries.state} in ('sent', 'delivered', 'read')`),
    })
    .from(campaigns)
    .innerJoin(deliveries, sql`${deliveries.campaignId} = ${campaigns.id}`)
    .where(
      and(
        hasLeft,
        within(leavesAt),
        sql`${deliveries.state} in ('sent', 'delivered', 'read', 'failed', 'unknown')`,
      ),
    )
    .groupBy(left, campaigns.channelId);

  const attempted = dayOf(paymentAttempts.createdAt);
  const paid = await db
    .select({
      day: attempted,
      key: paymentAttempts.gateway,
      all: many(),
      made: many(isPaid),
      amount: number(sql`coalesce(sum(${paymentAttempts.amountFcfa}) filter (where ${isPaid}), 0)`),
    })
    .from(paymentAttempts)
    .where(and(sql`${paymentAttempts.state} <> 'pending'`, within(paymentAttempts.createdAt)))
    .groupBy(attempted, paymentAttempts.gateway);

  const asked = dayOf(quoteRequests.createdAt);
  const isAnswered = sql`exists (select from ${quoteMessages}
    where ${quoteMessages.requestId} = ${quoteRequests.id} and ${quoteMessages.side} = 'provider'
      and ${quoteMessages.createdAt} <= ${quoteRequests.createdAt} + interval '1 day')`;
  const isOld = sql`${quoteRequests.createdAt} < ${now.toISOString()}::timestamptz - interval '1 day'`;
  const quotes = await db
    .select({
      day: asked,
      all: many(),
      due: many(sql`${isOld} or ${isAnswered}`),
      answered: many(isAnswered),
    })
    .from(quoteRequests)
    .where(within(quoteRequests.createdAt))
    .groupBy(asked);

  const ordered = dayOf(marketplaceOrders.createdAt);
  const orders = await db
    .select({
      day: ordered,
      all: many(),
      amount: number(
        sql`coalesce(sum(${marketplaceOrders.totalFcfa}) filter (where ${marketplaceOrders.paidAt} is not null), 0)`,
      ),
    })
    .from(marketplaceOrders)
    .where(within(marketplaceOrders.createdAt))
    .groupBy(ordered);

  const active = await db
    .select({ day: activeEvents.day, value: many() })
    .from(activeEvents)
    .where(sql`${activeEvents.day} between ${dates.from} and ${dates.to}`)
    .groupBy(activeEvents.day);
  const requests = await db
    .select({
      day: dailyRequests.day,
      all: number(sql`sum(${dailyRequests.requests})`),
      errors: number(sql`sum(${dailyRequests.errors})`),
    })
    .from(dailyRequests)
    .where(sql`${dailyRequests.day} between ${dates.from} and ${dates.to}`)
    .groupBy(dailyRequests.day);

  const counted = (name: CountName, one: { day: string; key?: string }, value: number) => ({
    day: one.day,
    name,
    key: one.key ?? "",
    value,
  });
  return [
    ...signUps.map((one) => counted("sign-ups", one, one.value)),
    ...active.map((one) => counted("active-notebooks", one, one.value)),
    ...sent.map((one) => counted("campaigns", one, one.value)),
    ...delivered.flatMap((one) => [
      counted("deliveries", one, one.all),
      counted("deliveries-made", one, one.made),
    ]),
    ...paid.flatMap((one) => [
      counted("payments", one, one.all),
      counted("payments-made", one, one.made),
      counted("payments-amount", one, one.amount),
    ]),
    ...quotes.flatMap((one) => [
      counted("quotes", one, one.all),
      counted("quotes-due", one, one.due),
      counted("quotes-answered", one, one.answered),
    ]),
    ...orders.flatMap((one) => [
      counted("orders", one, one.all),
      counted("orders-amount", one, one.amount),
    ]),
    ...requests.flatMap((one) => [
      counted("requests", one, one.all),
      counted("errors", one, one.errors),
    ]),
  ];
}
