import { refusal } from "@jdj/contract/call/refusals";
import { marketplaceMessages as sentences } from "@jdj/contract/products/messages";
import { productQuestions as contract, QUESTIONS_A_PAGE } from "@jdj/contract/products/questions";
import { nameInitial } from "@jdj/french/names";
import { listPage } from "../../../database/list-page.ts";
import { answer, asCustomer, asProvider } from "../../../http/answer.ts";
import { withProvider } from "../../providers/team/with-provider.ts";
import { withSeller } from "../seller/with-seller.ts";
import { answerQuestion, askQuestion, removeQuestion } from "./change-questions.ts";
import {
  countAnswered,
  countReceived,
  findAskable,
  listAnswered,
  listOwn,
  listReceived,
  type QuestionRow,
} from "./queries.ts";

const present = ({ question, givenNames, lastName }: QuestionRow) => ({
  id: question.id,
  author: {
    given_names: givenNames,
    last_name: nameInitial(lastName),
  },
  question: question.question,
  asked_at: question.createdAt.toISOString(),
  answer: question.answer,
  answered_at: question.answeredAt?.toISOString() ?? null,
});

/** The calls of questions about products: of everybody, of customers, and of sellers. */
export const productQuestionCalls = {
  list: answer(contract.list).handler(async ({ input, context: { db } }) => {
    if ((await findAskable(db, input.id)) === null) throw refusal("not-found");
    const total = await countAnswered(db, input.id);
    const { figures, ...page } = listPage(total, input.page, QUESTIONS_A_PAGE);
    const rows = total === 0 ? [] : await listAnswered(db, input.id, page);
    return {
      data: rows.map((row) => {
        const { answer: text, answered_at: at, ...shown } = present(row);
        return { ...shown, answer: text ?? "", answered_at: at ?? shown.asked_at };
      }),
      ...figures,
    };
  }),

  own: answer(contract.own)
    .use(asCustomer)
    .handler(async ({ input, context: { db, actor } }) => {
      const article = await findAskable(db, input.id);
      if (article === null) throw refusal("not-found");
      const rows = await listOwn(db, { customerId: actor.customer.id, productId: input.id });
      return {
        article: { id: article.id, name: article.name, seller: article.seller },
        data: rows.map((row) => ({
          id: row.id,
          question: row.question,
          asked_at: row.createdAt.toISOString(),
          answer: row.answer,
          answered_at: row.answeredAt?.toISOString() ?? null,
          hidden_reason: row.hiddenAt === null ? null : (row.hiddenReason ?? ""),
        })),
      };
    }),

  ask: answer(contract.ask)
    .use(asCustomer)
    .handler(async ({ input, context }) => {
      const author = { customerId: context.actor.customer.id, productId: input.id };
      await askQuestion(context, author, input.question);
      return { success: true, message: sentences.questionAsked };
    }),

  remove: answer(contract.remove)
    .use(asCustomer)
    .handler(async ({ input, context }) => {
      await removeQuestion(context, { customerId: context.actor.customer.id, id: input.id });
      return { success: true, message: sentences.questionRemoved };
    }),

  received: answer(contract.received)
    .use(asProvider)
    .use(withProvider)
    .use(withSeller)
    .handler(async ({ input, context: { db, membership } }) => {
      const { total, waiting } = await countReceived(db, membership.providerId);
      const { figures, ...page } = listPage(total, input.page, QUESTIONS_A_PAGE);
      const rows = await listReceived(db, membership.providerId, page);
      return {
        data: rows.map((row) => ({
          ...present(row),
          article: { id: row.question.productId, name: row.name },
        })),
        ...figures,
        waiting,
      };
    }),

  answer: answer(contract.answer)
    .use(asProvider)
    .use(withProvider)
    .use(withSeller)
    .handler(async ({ input, context }) => {
      const { providerId } = context.membership;
      await answerQuestion(context, { providerId, id: input.id }, input.answer);
      return { success: true, message: sentences.questionAnswered };
    }),
};
