import { shopMessages as sentences } from "@jdj/contract/providers/profile-messages";
import { questions as contract } from "@jdj/contract/providers/questions";
import { asc, eq } from "drizzle-orm";
import { answer, asProvider } from "../../../http/answer.ts";
import { lockShop } from "../lock-shop.ts";
import { withProvider } from "../team/with-provider.ts";
import { providerQuestions } from "./tables.ts";

/** The calls about what customers often ask the caller's provider. */
export const questionCalls = {
  list: answer(contract.list)
    .use(asProvider)
    .use(withProvider)
    .handler(async ({ context }) => ({
      data: await context.db
        .select({ question: providerQuestions.question, answer: providerQuestions.answer })
        .from(providerQuestions)
        .where(eq(providerQuestions.providerId, context.membership.providerId))
        .orderBy(asc(providerQuestions.position)),
    })),

  save: answer(contract.save)
    .use(asProvider)
    .use(withProvider)
    .handler(async ({ input, context }) => {
      const { providerId } = context.membership;
      const rows = input.questions.map((one, position) => ({ ...one, providerId, position }));
      await context.db.transaction(async (tx) => {
        await lockShop(tx, providerId);
        await tx.delete(providerQuestions).where(eq(providerQuestions.providerId, providerId));
        if (rows.length > 0) await tx.insert(providerQuestions).values(rows);
      });
      return { success: true, message: sentences.questionsSaved };
    }),
};
