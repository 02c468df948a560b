import { refusal } from "@jdj/contract/call/refusals";
import {
  type ConsolePaymentNumber,
  consolePaymentNumbers as contract,
} from "@jdj/contract/console/payment-numbers";
import { asc, eq } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { answer, asStaff } from "../../../http/answer.ts";
import { pageAnswer, pageOf } from "../../staff/lists/paging.ts";
import { reorderList } from "../../staff/lists/reorder-list.ts";
import { offerPaymentNumbers } from "../vendors/tables.ts";
import { requestNumber, requestNumberChange } from "./change-number.ts";

export const consolePaymentNumberCalls = {
  list: answer(contract.list)
    .use(asStaff)
    .handler(async ({ input, context: { db } }) => {
      const { offset, limit, size } = pageOf(input);
      const rows = await listNumbers(db, { offset, limit });
      return pageAnswer(rows, size, presentNumber);
    }),

  find: answer(contract.find)
    .use(asStaff)
    .handler(({ input, context: { db } }) => findNumber(db, input.id)),

  add: answer(contract.add)
    .use(asStaff)
    .handler(({ input, context }) => requestNumber(context, context.author, input)),

  update: answer(contract.update)
    .use(asStaff)
    .handler(({ input, context }) => requestNumberChange(context, context.author, input)),

  order: answer(contract.order)
    .use(asStaff)
    .handler(({ input, context }) =>
      reorderList(context, "payment-numbers", offerPaymentNumbers, input.rows),
    ),
};

type Row = typeof offerPaymentNumbers.$inferSelect;

/** A number in the shape of the contract. */
function presentNumber({ code: _, isShown, ...row }: Row): ConsolePaymentNumber {
  return { ...row, shown: isShown };
}

/** A page of the numbers in their order. */
function listNumbers(
  db: Database,
  { offset, limit }: { offset: number; limit: number },
): Promise<Row[]> {
  return db
    .select()
    .from(offerPaymentNumbers)
    .orderBy(asc(offerPaymentNumbers.position), asc(offerPaymentNumbers.id))
    .offset(offset)
    .limit(limit);
}

/** One number. @throws not-found */
async function findNumber(db: Database, id: number): Promise<ConsolePaymentNumber> {
  const [row] = await db.select().from(offerPaymentNumbers).where(eq(offerPaymentNumbers.id, id));
  if (!row) throw refusal("not-found");
  return presentNumber(row);
}
