import { refusal } from "@jdj/contract/call/refusals";
import { type ConsoleCounter, consoleCounters as contract } from "@jdj/contract/console/counters";
import { asc, eq } from "drizzle-orm";
import { calendarDate } from "../../../app-context.ts";
import type { Database } from "../../../database/connect.ts";
import { answer, asStaff } from "../../../http/answer.ts";
import { pageAnswer, pageOf } from "../../staff/lists/paging.ts";
import { reorderList } from "../../staff/lists/reorder-list.ts";
import { shownCount } from "../site/counter-value.ts";
import { counters } from "../site/tables.ts";
import { addCounter, changeCounter } from "./change-counter.ts";

export const consoleCounterCalls = {
  list: answer(contract.list)
    .use(asStaff)
    .handler(async ({ input, context: { db, now } }) => {
      const { offset, limit, size } = pageOf(input);
      const rows = await listCounters(db, { offset, limit });
      return pageAnswer(rows, size, (row) => presentCounter(row, calendarDate(now)));
    }),

  find: answer(contract.find)
    .use(asStaff)
    .handler(({ input, context: { db, now } }) => findCounter(db, input.id, calendarDate(now))),

  add: answer(contract.add)
    .use(asStaff)
    .handler(async ({ input, context }) => {
      const id = await addCounter(context, context.author, input);
      const { db, now } = context;
      return findCounter(db, id, calendarDate(now));
    }),

  update: answer(contract.update)
    .use(asStaff)
    .handler(async ({ input, context }) => {
      await changeCounter(context, context.author, input);
      const { db, now } = context;
      return findCounter(db, input.id, calendarDate(now));
    }),

  order: answer(contract.order)
    .use(asStaff)
    .handler(({ input, context }) => reorderList(context, "counters", counters, input.rows)),
};

type Row = typeof counters.$inferSelect;

/** A counter in the shape of the contract. */
function presentCounter({ isShown, ...row }: Row, today: string): ConsoleCounter {
  return { ...row, shown_count: shownCount(row, today), shown: isShown };
}

/** A page of the counters in their order. */
function listCounters(
  db: Database,
  { offset, limit }: { offset: number; limit: number },
): Promise<Row[]> {
  return db
    .select()
    .from(counters)
    .orderBy(asc(counters.position), asc(counters.id))
    .offset(offset)
    .limit(limit);
}

/** One counter. @throws not-found */
async function findCounter(db: Database, id: number, today: string): Promise<ConsoleCounter> {
  const [row] = await db.select().from(counters).where(eq(counters.id, id));
  if (!row) throw refusal("not-found");
  return presentCounter(row, today);
}
