import { refusal } from "@jdj/contract/call/refusals";
import {
  type ConsoleHostPayout,
  consoleHostPayouts as contract,
} from "@jdj/contract/console/host-payouts";
import { payoutMethods } from "@jdj/contract/orders/seller-views";
import { and, desc, eq } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { answer, asStaff } from "../../../http/answer.ts";
import { readPhone } from "../../../phone/phone.ts";
import { hostPayouts } from "../../gifts/payouts/tables.ts";
import { customers, users } from "../../identity/users/tables.ts";
import { events } from "../../notebook/events/tables.ts";
import { listApprovals, presentApproval } from "../approvals/approve.ts";
import { pageAnswer, pageOf } from "../paging.ts";
import { PAY_ACTION, payHostPayout, refuseHostPayout } from "./settle-host-payout.ts";

const selectPayouts = (db: Database) =>
  db
    .select({ payout: hostPayouts, event: events.name, host: users.name })
    .from(hostPayouts)
    .leftJoin(events, eq(events.id, hostPayouts.eventId))
    .leftJoin(customers, eq(customers.id, events.customerId))
    .leftJoin(users, eq(users.id, customers.userId));

type Row = Awaited<ReturnType<typeof selectPayouts>>[number];

async function present(db: Database, rows: Row[]): Promise<ConsoleHostPayout[]> {
  const ids = rows.map(({ payout }) => payout.id);
  const waiting = await listApprovals(db, PAY_ACTION, ids);
  return rows.map(({ payout, event, host }) => ({
    id: payout.id,
    event,
    host,
    holder: payout.holder,
    amount_fcfa: payout.amountFcfa,
    method: payoutMethods[payout.method],
    phone: payout.phone,
    state: payout.state,
    reason: payout.reason,
    transfer_reference: payout.transferReference,
    created_at: payout.createdAt.toISOString(),
    settled_at: payout.settledAt?.toISOString() ?? null,
    settled_by: payout.settledBy,
    approval: presentApproval(waiting.get(payout.id)),
  }));
}

async function find(db: Database, id: number): Promise<ConsoleHostPayout> {
  const [payout] = await present(db, await selectPayouts(db).where(eq(hostPayouts.id, id)));
  if (!payout) throw refusal("not-found");
  return payout;
}

/** A number as it is stored. */
function storedPhone(typed: string): string {
  const read = readPhone(typed);
  return read.ok ? read.e164 : typed;
}

export const hostPayoutCalls = {
  list: answer(contract.list)
    .use(asStaff)
    .handler(async ({ input, context: { db } }) => {
      const { offset, limit, size } = pageOf(input);
      const { state, phone } = input;
      const rows = await selectPayouts(db)
        .where(
          and(
            state === undefined ? undefined : eq(hostPayouts.state, state),
            phone ? eq(hostPayouts.phone, storedPhone(phone)) : undefined,
          ),
        )
        .orderBy(desc(hostPayouts.id))
        .offset(offset)
        .limit(limit);
      return pageAnswer(await present(db, rows), size, (row) => row);
    }),

  find: answer(contract.find)
    .use(asStaff)
    .handler(({ input, context: { db } }) => find(db, input.id)),

  pay: answer(contract.pay)
    .use(asStaff)
    .handler(async ({ input, context }) => {
      await payHostPayout(context, context.author, input.id, input.transfer_reference);
      return find(context.db, input.id);
    }),

  refuse: answer(contract.refuse)
    .use(asStaff)
    .handler(async ({ input, context }) => {
      await refuseHostPayout(context, context.author, input.id, input.reason);
      return find(context.db, input.id);
    }),
};
