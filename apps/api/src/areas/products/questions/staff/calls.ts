import { fieldRefusal, refusal } from "@jdj/contract/call/refusals";
import { consoleMessages } from "@jdj/contract/console/messages";
import {
  moderatedQuestions as contract,
  type ModeratedQuestion,
} from "@jdj/contract/console/product-questions";
import { desc, eq } from "drizzle-orm";
import type { Database } from "../../../../database/connect.ts";
import { answer, asStaff } from "../../../../http/answer.ts";
import { providers } from "../../../providers/tables.ts";
import { recordChange } from "../../../staff/audit/record-change.ts";
import { whereHidden } from "../../../staff/hiding/where-hidden.ts";
import { pageAnswer, pageOf } from "../../../staff/lists/paging.ts";
import { products } from "../../products/tables.ts";
import { productQuestions } from "../tables.ts";

const select = (db: Database) =>
  db
    .select({ asked: productQuestions, article: products.name, provider: providers.name })
    .from(productQuestions)
    .innerJoin(products, eq(products.id, productQuestions.productId))
    .innerJoin(providers, eq(providers.id, productQuestions.providerId));

type Row = Awaited<ReturnType<typeof select>>[number];

const present = ({ asked, article, provider }: Row): ModeratedQuestion => ({
  ...{ id: asked.id, article, provider, question: asked.question, answer: asked.answer },
  created_at: asked.createdAt.toISOString(),
  answered_at: asked.answeredAt?.toISOString() ?? null,
  hidden_at: asked.hiddenAt?.toISOString() ?? null,
});

async function find(db: Database, id: number): Promise<ModeratedQuestion> {
  const [row] = await select(db).where(eq(productQuestions.id, id));
  if (!row) throw refusal("not-found");
  return present(row);
}

export const moderatedQuestionCalls = {
  list: answer(contract.list)
    .use(asStaff)
    .handler(async ({ input, context: { db } }) => {
      const { offset, limit, size } = pageOf(input);
      const rows = await select(db)
        .where(whereHidden(productQuestions.hiddenAt, input.hidden))
        .orderBy(desc(productQuestions.id))
        .offset(offset)
        .limit(limit);
      return pageAnswer(rows, size, present);
    }),

  find: answer(contract.find)
    .use(asStaff)
    .handler(({ input, context: { db } }) => find(db, input.id)),

  moderate: answer(contract.moderate)
    .use(asStaff)
    .handler(async ({ input: { id, hidden, reason }, context: { db, now, author } }) => {
      if (hidden && !reason) throw fieldRefusal({ reason: [consoleMessages.reasonRequired] });
      await db.transaction(async (tx) => {
        const [before] = await tx
          .select({ hiddenAt: productQuestions.hiddenAt })
          .from(productQuestions)
          .where(eq(productQuestions.id, id))
          .for("update");
        if (!before) throw refusal("not-found");
        await tx
          .update(productQuestions)
          .set({
            hiddenAt: hidden ? (before.hiddenAt ?? now) : null,
            hiddenReason: hidden ? (reason ?? null) : null,
          })
          .where(eq(productQuestions.id, id));
        await recordChange(tx, author, now, {
          action: hidden ? "article-questions.hide" : "article-questions.show",
          id,
          before: { hidden: before.hiddenAt !== null },
          after: { hidden, reason: reason ?? "" },
        });
      });
      return find(db, id);
    }),
};
