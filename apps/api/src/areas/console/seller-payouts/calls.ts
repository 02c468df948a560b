import { refusal } from "@jdj/contract/call/refusals";
import {
  type ConsolePayout,
  consoleSellerPayouts as contract,
} from "@jdj/contract/console/seller-payouts";
import { and, desc, eq } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { answer, asStaff } from "../../../http/answer.ts";
import { providers } from "../../directory/providers/tables.ts";
import { sellerPayouts } from "../../orders/earnings/tables.ts";
import { listApprovals } from "../approvals/approve.ts";
import { pageAnswer, pageOf } from "../paging.ts";
import { presentPayout } from "../payouts/present-payout.ts";
import { payPayout, refusePayout, storedPhone } from "../payouts/settle-payout.ts";
import { sellerPayoutKind } from "./seller-payout-kind.ts";

const selectPayouts = (db: Database) =>
  db
    .select({ payout: sellerPayouts, seller: providers.name })
    .from(sellerPayouts)
    .leftJoin(providers, eq(providers.id, sellerPayouts.providerId));

type Row = Awaited<ReturnType<typeof selectPayouts>>[number];

async function present(db: Database, rows: Row[]): Promise<ConsolePayout[]> {
  const ids = rows.map(({ payout }) => payout.id);
  const waiting = await listApprovals(db, "seller-payouts.pay", ids);
  return rows.map(({ payout, seller }) => ({
    id: payout.id,
    seller,
    ...presentPayout(payout, waiting.get(payout.id)),
  }));
}

async function find(db: Database, id: number): Promise<ConsolePayout> {
  const [payout] = await present(db, await selectPayouts(db).where(eq(sellerPayouts.id, id)));
  if (!payout) throw refusal("not-found");
  return payout;
}

export const sellerPayoutCalls = {
  list: answer(contract.list)
    .use(asStaff)
    .handler(async ({ input, context: { db } }) => {
      const { offset, limit, size } = pageOf(input);
      const { state, phone } = input;
      const rows = await selectPayouts(db)
        .where(
          and(
            state === undefined ? undefined : eq(sellerPayouts.state, state),
            phone ? eq(sellerPayouts.phone, storedPhone(phone)) : undefined,
          ),
        )
        .orderBy(desc(sellerPayouts.id))
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
      await payPayout(sellerPayoutKind, context, context.author, { id, transferReference });
      return find(context.db, input.id);
    }),

  refuse: answer(contract.refuse)
    .use(asStaff)
    .handler(async ({ input, context }) => {
      await refusePayout(sellerPayoutKind, context, context.author, input);
      return find(context.db, input.id);
    }),
};
