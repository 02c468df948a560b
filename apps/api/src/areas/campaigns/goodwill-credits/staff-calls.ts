import { refusal } from "@jdj/contract/call/refusals";
import {
  type ConsoleGoodwillCredit,
  consoleGoodwillCredits as contract,
} from "@jdj/contract/console/goodwill-credits";
import { desc, eq } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { answer, asStaff } from "../../../http/answer.ts";
import { customers, users } from "../../identity/users/tables.ts";
import { pageAnswer, pageOf } from "../../staff/lists/paging.ts";
import { channels } from "../channels/tables.ts";
import {
  addGoodwillCredit,
  approveGoodwillCredit,
  dropGoodwillCredit,
} from "./give-goodwill-credit.ts";
import { goodwillCredits } from "./tables.ts";

const selectCredits = (db: Database) =>
  db
    .select({ credit: goodwillCredits, customer: users.name, channel: channels.name })
    .from(goodwillCredits)
    .innerJoin(customers, eq(customers.id, goodwillCredits.customerId))
    .innerJoin(users, eq(users.id, customers.userId))
    .innerJoin(channels, eq(channels.id, goodwillCredits.channelId));

function present({
  credit,
  customer,
  channel,
}: Awaited<ReturnType<typeof selectCredits>>[number]): ConsoleGoodwillCredit {
  return {
    id: credit.id,
    customer,
    channel,
    units: credit.units,
    worth_fcfa: credit.worthFcfa,
    reason: credit.reason,
    state: credit.state,
    asked_by: credit.askedBy,
    created_at: credit.createdAt.toISOString(),
    given_by: credit.givenBy,
    given_at: credit.givenAt?.toISOString() ?? null,
  };
}

async function find(db: Database, id: number): Promise<ConsoleGoodwillCredit> {
  const [row] = await selectCredits(db).where(eq(goodwillCredits.id, id));
  if (!row) throw refusal("not-found");
  return present(row);
}

export const goodwillCreditCalls = {
  list: answer(contract.list)
    .use(asStaff)
    .handler(async ({ input, context: { db } }) => {
      const { offset, limit, size } = pageOf(input);
      const rows = await selectCredits(db)
        .where(input.state === undefined ? undefined : eq(goodwillCredits.state, input.state))
        .orderBy(desc(goodwillCredits.id))
        .offset(offset)
        .limit(limit);
      return pageAnswer(rows, size, present);
    }),

  find: answer(contract.find)
    .use(asStaff)
    .handler(({ input, context: { db } }) => find(db, input.id)),

  add: answer(contract.add)
    .use(asStaff)
    .handler(async ({ input, context }) => {
      const { channel_id: channelId, ...asked } = input;
      const id = await addGoodwillCredit(context, context.author, { ...asked, channelId });
      return find(context.db, id);
    }),

  approve: answer(contract.approve)
    .use(asStaff)
    .handler(async ({ input: { id }, context }) => {
      await approveGoodwillCredit(context, context.author, id);
      return find(context.db, id);
    }),

  drop: answer(contract.drop)
    .use(asStaff)
    .handler(async ({ input: { id }, context }) => {
      await dropGoodwillCredit(context, context.author, id);
      return find(context.db, id);
    }),
};
