import { refusal } from "@jdj/contract/call/refusals";
import {
  type ConsoleMessageCategory,
  messageModels as contract,
} from "@jdj/contract/console/message-models";
import { asc, eq } from "drizzle-orm";
import { answer, asStaff } from "../../../../http/answer.ts";
import { pageAnswer, pageOf } from "../../../staff/lists/paging.ts";
import { messageCategories } from "../../tables.ts";
import { changeCategory } from "./change-category.ts";
import { addModel, changeModel } from "./change-model.ts";
import { findModel, listModels, presentModel } from "./queries.ts";

function presentCategory(row: typeof messageCategories.$inferSelect): ConsoleMessageCategory {
  const { id, code, name, position, version } = row;
  return { id, code, name, position, version };
}

export const messageModelCalls = {
  list: answer(contract.list)
    .use(asStaff)
    .handler(async ({ input, context: { db } }) => {
      const { offset, limit, size } = pageOf(input);
      const rows = await listModels(db, { categoryId: input.category_id, offset, limit });
      return pageAnswer(rows, size, presentModel);
    }),

  find: answer(contract.find)
    .use(asStaff)
    .handler(({ input, context: { db } }) => findModel(db, input.id)),

  add: answer(contract.add)
    .use(asStaff)
    .handler(async ({ input, context }) => {
      const id = await addModel(context, context.author, {
        categoryId: input.category_id,
        name: input.name,
        content: input.content,
        contentForFacebook: input.content_for_facebook,
        contentForSms: input.content_for_sms,
        tone: input.tone,
      });
      return findModel(context.db, id);
    }),

  update: answer(contract.update)
    .use(asStaff)
    .handler(async ({ input, context }) => {
      const { content_for_facebook: contentForFacebook, content_for_sms: contentForSms } = input;
      const { id, version, name, content, position, tone } = input;
      const texts = { name, content, contentForFacebook, contentForSms, tone };
      await changeModel(context, context.author, { id, version, position, ...texts });
      return findModel(context.db, id);
    }),

  categories: answer(contract.categories)
    .use(asStaff)
    .handler(async ({ input, context: { db } }) => {
      const { offset, limit, size } = pageOf(input);
      const rows = await db
        .select()
        .from(messageCategories)
        .orderBy(asc(messageCategories.position))
        .offset(offset)
        .limit(limit);
      return pageAnswer(rows, size, presentCategory);
    }),

  updateCategory: answer(contract.updateCategory)
    .use(asStaff)
    .handler(async ({ input, context }) =>
      presentCategory(await changeCategory(context, context.author, input)),
    ),

  category: answer(contract.category)
    .use(asStaff)
    .handler(async ({ input, context: { db } }) => {
      const [row] = await db
        .select()
        .from(messageCategories)
        .where(eq(messageCategories.id, input.id));
      if (!row) throw refusal("not-found");
      return presentCategory(row);
    }),
};
