import { fieldRefusal, refusal } from "@jdj/contract/call/refusals";
import { goodwillMachine } from "@jdj/contract/console/goodwill-credits";
import { consoleMessages } from "@jdj/contract/console/messages";
import { withTax } from "@jdj/contract/payments/price";
import { and, eq, gte, or, sum } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import type { Database } from "../../../database/connect.ts";
import { readPhone } from "../../../phone/phone.ts";
import { customers, users } from "../../identity/users/tables.ts";
import { giveCredit } from "../../payments/credit/credit.ts";
import { startOfDay } from "../../staff/approvals/approval-rules.ts";
import { approve, dropApproval, type StaffAuthor } from "../../staff/approvals/approve.ts";
import { recordChange } from "../../staff/audit/record-change.ts";
import { highestPrice } from "../channels/highest-price.ts";
import { channels } from "../channels/tables.ts";
import { goodwillCredits } from "./tables.ts";

/** The action of a credit that is given. */
const GIVE_ACTION = "goodwill-credits.give";

/** The customer who has an address or a number. @throws field errors at `customer` */
async function findCustomer(tx: Database, named: string): Promise<number> {
  const phone = readPhone(named);
  const found = await tx
    .select({ id: customers.id })
    .from(users)
    .innerJoin(customers, eq(customers.userId, users.id))
    .where(
      and(
        eq(users.role, "CUSTOMER"),
        or(eq(users.email, named.toLowerCase()), eq(users.phone, phone.ok ? phone.e164 : named)),
      ),
    )
    .limit(2);
  const [customer] = found;
  if (!customer) throw fieldRefusal({ customer: [consoleMessages.customerUnknown] });
  if (found.length > 1) throw fieldRefusal({ customer: [consoleMessages.customerAmbiguous] });
  return customer.id;
}

/** What a customer was given on this day, in FCFA. Gifts to one customer wait for each other. */
async function givenToday(tx: Database, customerId: number, now: Date): Promise<number> {
  await tx
    .select({ id: customers.id })
    .from(customers)
    .where(eq(customers.id, customerId))
    .for("no key update");
  const [row] = await tx
    .select({ total: sum(goodwillCredits.worthFcfa).mapWith(Number) })
    .from(goodwillCredits)
    .where(
      and(
        eq(goodwillCredits.customerId, customerId),
        gte(goodwillCredits.givenAt, startOfDay(now)),
      ),
    );
  return row?.total ?? 0;
}

/**
 * Asks for a credit, and gives it at once while all that the customer got on this day stays within
 * the limit of the settings; above it another member of staff approves it. It is worth the highest
 * price of the last thirty days, so that a price that was lowered for a moment changes nothing.
 * @returns its number @throws field errors
 */
export async function addGoodwillCredit(
  context: RequestContext,
  author: StaffAuthor,
  asked: { customer: string; channelId: number; units: number; reason: string },
): Promise<number> {
  const { db, now } = context;
  return db.transaction(async (tx) => {
    const customerId = await findCustomer(tx, asked.customer);
    const { channelId, units, reason } = asked;
    const [channel] = await tx.select().from(channels).where(eq(channels.id, channelId));
    if (!channel || channel.priceFcfa === 0)
      throw fieldRefusal({ channel_id: [consoleMessages.channelFree] });
    const worthFcfa = withTax(units * (await highestPrice(tx, channelId, now)));
    const [credit] = await tx
      .insert(goodwillCredits)
      .values({
        ...{ customerId, channelId, units, worthFcfa, reason },
        ...{ askedBy: author.name, createdAt: now },
      })
      .returning();
    if (!credit) throw new Error("The credit was not written");
    await give(tx, context, author, credit);
    return credit.id;
  });
}

async function give(
  tx: Database,
  { now, settings }: RequestContext,
  author: StaffAuthor,
  credit: typeof goodwillCredits.$inferSelect,
): Promise<void> {
  const { id, customerId, channelId, units, worthFcfa, reason } = credit;
  const approved = await approve(tx, author, {
    action: GIVE_ACTION,
    recordId: id,
    amount: worthFcfa,
    doneToday: await givenToday(tx, customerId, now),
    limit: settings.refundApprovalFcfa,
    detail: reason,
    now,
  });
  if (approved.waits) return;
  const key = `goodwill:${id}`;
  await giveCredit(tx, { customerId, channelId, units, reason: "gift", key });
  await tx
    .update(goodwillCredits)
    .set({
      state: goodwillMachine.transition(credit.state, "given"),
      givenBy: approved.askedBy,
      givenAt: now,
    })
    .where(eq(goodwillCredits.id, id));
  const after = { customer_id: customerId, channel_id: channelId, units, reason };
  await recordChange(tx, author, now, { action: GIVE_ACTION, id, before: null, after });
}

async function lockWaiting(tx: Database, id: number) {
  const [credit] = await tx
    .select()
    .from(goodwillCredits)
    .where(eq(goodwillCredits.id, id))
    .for("update");
  if (!credit) throw refusal("not-found");
  if (credit.state !== "waiting") throw refusal("credit-settled");
  return credit;
}

/** Gives a credit that waits. @throws not-found; credit-settled; second-person-needed; access-too-new */
export async function approveGoodwillCredit(
  context: RequestContext,
  author: StaffAuthor,
  id: number,
): Promise<void> {
  await context.db.transaction(async (tx) => {
    await give(tx, context, author, await lockWaiting(tx, id));
  });
}

/** Drops a credit that waits. @throws not-found; credit-settled */
export async function dropGoodwillCredit(
  { db, now }: RequestContext,
  author: StaffAuthor,
  id: number,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockWaiting(tx, id);
    await dropApproval(tx, now, { action: GIVE_ACTION, recordId: id });
    await tx
      .update(goodwillCredits)
      .set({ state: goodwillMachine.transition("waiting", "dropped") })
      .where(eq(goodwillCredits.id, id));
    const change = { before: { state: "waiting" }, after: { state: "dropped" } };
    await recordChange(tx, author, now, { action: "goodwill-credits.drop", id, ...change });
  });
}
