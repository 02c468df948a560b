import { consolePages as contract } from "@jdj/contract/console/pages";
import { at } from "@jdj/contract/paths/addresses";
import { answer, asStaff } from "../../../../http/answer.ts";
import { pageAnswer, pageOf } from "../../../staff/lists/paging.ts";
import { previewToken } from "../../previews/preview-token.ts";
import { publishPage, unschedulePage } from "./publish.ts";
import { findPage, findVersionRow, listPages, listVersions, presentVersion } from "./queries.ts";
import { restoreVersion, saveDraft } from "./save-version.ts";

export const consolePageCalls = {
  list: answer(contract.list)
    .use(asStaff)
    .handler(async ({ input, context: { db, now } }) => {
      const { offset, limit, size } = pageOf(input);
      const rows = await listPages(db, now);
      return pageAnswer(rows.slice(offset, offset + limit), size, (row) => row);
    }),

  find: answer(contract.find)
    .use(asStaff)
    .handler(({ input, context: { db, now } }) => findPage(db, input.id, now)),

  update: answer(contract.update)
    .use(asStaff)
    .handler(async ({ input, context }) => {
      await saveDraft(context, context.author, input);
      return findPage(context.db, input.id, context.now);
    }),

  publish: answer(contract.publish)
    .use(asStaff)
    .handler(async ({ input, context }) => {
      await publishPage(context, context.author, input);
      return findPage(context.db, input.id, context.now);
    }),

  unschedule: answer(contract.unschedule)
    .use(asStaff)
    .handler(async ({ input, context }) => {
      await unschedulePage(context, context.author, input.id);
      return findPage(context.db, input.id, context.now);
    }),

  versions: answer(contract.versions)
    .use(asStaff)
    .handler(async ({ input, context: { db, now } }) => {
      const { offset, limit, size } = pageOf(input);
      const rows = await listVersions(db, { pageId: input.page_id, now, offset, limit });
      return pageAnswer(rows, size, (row) => presentVersion(row, now));
    }),

  version: answer(contract.version)
    .use(asStaff)
    .handler(async ({ input, context: { db, now } }) =>
      presentVersion(await findVersionRow(db, input.id, now), now),
    ),

  restore: answer(contract.restore)
    .use(asStaff)
    .handler(async ({ input, context }) => {
      const pageId = await restoreVersion(context, context.author, input);
      return findPage(context.db, pageId, context.now);
    }),

  preview: answer(contract.preview)
    .use(asStaff)
    .handler(async ({ input, context: { db, now, settings } }) => {
      await findVersionRow(db, input.id, now);
      const token = previewToken(settings.secret, "page", input.id, now);
      return { url: settings.publicUrl + at("preview", { token }) };
    }),
};
