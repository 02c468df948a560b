import { refusal } from "@jdj/contract/call/refusals";
import {
  type ConsoleIntroduction,
  consoleIntroductions as contract,
} from "@jdj/contract/console/section-introductions";
import { introductionKeys } from "@jdj/contract/content/section-introductions";
import { eq, sql } from "drizzle-orm";
import type { Database } from "../../../../database/connect.ts";
import { answer, asStaff } from "../../../../http/answer.ts";
import { pageAnswer, pageOf } from "../../../staff/lists/paging.ts";
import { sectionIntroductions } from "../tables.ts";
import { changeIntroduction } from "./change-introduction.ts";

export const consoleIntroductionCalls = {
  list: answer(contract.list)
    .use(asStaff)
    .handler(async ({ input, context: { db } }) => {
      const { offset, limit, size } = pageOf(input);
      const rows = await listIntroductions(db, { offset, limit });
      return pageAnswer(rows, size, presentIntroduction);
    }),

  find: answer(contract.find)
    .use(asStaff)
    .handler(({ input, context: { db } }) => findIntroduction(db, input.id)),

  update: answer(contract.update)
    .use(asStaff)
    .handler(async ({ input, context }) => {
      await changeIntroduction(context, input);
      return findIntroduction(context.db, input.id);
    }),
};

type Row = typeof sectionIntroductions.$inferSelect;

/** An introduction in the shape of the contract. */
function presentIntroduction({ updatedAt, ...row }: Row): ConsoleIntroduction {
  return { ...row, updated_at: updatedAt?.toISOString() ?? null };
}

/** A page of the introductions, in the order of `introductionKeys`. */
function listIntroductions(
  db: Database,
  { offset, limit }: { offset: number; limit: number },
): Promise<Row[]> {
  return db
    .select()
    .from(sectionIntroductions)
    .orderBy(
      sql`array_position(${sql.param(introductionKeys)}::text[], ${sectionIntroductions.key})`,
    )
    .offset(offset)
    .limit(limit);
}

/** One introduction. @throws not-found */
async function findIntroduction(db: Database, id: number): Promise<ConsoleIntroduction> {
  const [row] = await db.select().from(sectionIntroductions).where(eq(sectionIntroductions.id, id));
  if (!row) throw refusal("not-found");
  return presentIntroduction(row);
}
