import { refusal } from "@jdj/contract/call/refusals";
import {
  type ConsoleHostPayout,
  consoleHostPayouts as contract,
} from "@jdj/contract/console/host-payouts";
import { and, desc, eq } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { answer, asStaff } from "../../../http/answer.ts";
import { hostPayouts } from "../../gifts/payouts/tables.ts";
import { customers, users } from "../../identity/users/tables.ts";
import { events } from "../../notebook/events/tables.ts";
import { listApprovals } from "../approvals/approve.ts";
import { pageAnswer, pageOf } from "../paging.ts";
import { presentPayout } from "../payouts/present-payout.ts";
import { payPayout, refusePayout, storedPhone } from "../payouts/settle-payout.ts";
import { hostPayoutKind } from "./host-payout-kind.ts";

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
  const waiting = await listApprovals(db, "host-payouts.pay", ids);
  return rows.map(({ payout, event, host }) => ({
    id: payout.id,
    event,
    host,
    holder: payout.holder,
    ...presentPayout(payout, waiting.get(payout.id)),
  }));
}

async function find(db: Database, id: number): Promise<ConsoleHostPayout> {
  const [payout] = await present(db, await selectPayouts(db).where(eq(hostPayouts.id, id)));
  if (!payout) throw refusal("not-found");
  return payout;
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
      const { id, transfer_reference: transferReference } = input;
      await payPayout(hostPayoutKind, context, context.author, { id, transferReference });
      return find(context.db, input.id);
    }),

  refuse: answer(contract.refuse)
    .use(asStaff)
    .handler(async ({ input, context }) => {
      await refusePayout(hostPayoutKind, context, context.author, input);
      return find(context.db, input.id);
    }),
};
