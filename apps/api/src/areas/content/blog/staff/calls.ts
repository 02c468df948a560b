import { consolePosts as contract } from "@jdj/contract/console/posts";
import { at } from "@jdj/contract/paths/addresses";
import { answer, asStaff } from "../../../../http/answer.ts";
import { pageAnswer, pageOf } from "../../../staff/lists/paging.ts";
import { previewToken } from "../../previews/preview-token.ts";
import { addPost, changePost } from "./change-post.ts";
import { archivePost, publishPost, unschedulePost } from "./publish-post.ts";
import { findPost, listPosts, presentRow } from "./queries.ts";

export const consolePostCalls = {
  list: answer(contract.list)
    .use(asStaff)
    .handler(async ({ input, context: { db, now } }) => {
      const { offset, limit, size } = pageOf(input);
      const { state, q } = input;
      const rows = await listPosts(db, { state, q, now, offset, limit });
      return pageAnswer(rows, size, (row) => presentRow(row, now));
    }),

  find: answer(contract.find)
    .use(asStaff)
    .handler(({ input, context: { db, now } }) => findPost(db, input.id, now)),

  add: answer(contract.add)
    .use(asStaff)
    .handler(async ({ input, context }) => {
      const id = await addPost(context, context.author, input);
      return findPost(context.db, id, context.now);
    }),

  update: answer(contract.update)
    .use(asStaff)
    .handler(async ({ input, context }) => {
      await changePost(context, context.author, input);
      return findPost(context.db, input.id, context.now);
    }),

  publish: answer(contract.publish)
    .use(asStaff)
    .handler(async ({ input, context }) => {
      await publishPost(context, context.author, input);
      return findPost(context.db, input.id, context.now);
    }),

  unschedule: answer(contract.unschedule)
    .use(asStaff)
    .handler(async ({ input, context }) => {
      await unschedulePost(context, context.author, input.id);
      return { success: true as const };
    }),

  archive: answer(contract.archive)
    .use(asStaff)
    .handler(async ({ input, context }) => {
      await archivePost(context, context.author, input);
      return findPost(context.db, input.id, context.now);
    }),

  preview: answer(contract.preview)
    .use(asStaff)
    .handler(async ({ input, context: { db, now, settings } }) => {
      await findPost(db, input.id, now);
      const token = previewToken(settings.secret, "post", input.id, now);
      return { url: settings.publicUrl + at("preview", { token }) };
    }),
};
