import { consoleSiteLinks as contract } from "@jdj/contract/console/site-links";
import { answer, asStaff } from "../../../http/answer.ts";
import { pageAnswer, pageOf } from "../../staff/lists/paging.ts";
import { reorderList } from "../../staff/lists/reorder-list.ts";
import { siteLinks } from "../site/tables.ts";
import { addLink, changeLink } from "./change-link.ts";
import { findLink, listLinks, presentLink } from "./queries.ts";

export const consoleSiteLinkCalls = {
  list: answer(contract.list)
    .use(asStaff)
    .handler(async ({ input, context: { db, settings } }) => {
      const { offset, limit, size } = pageOf(input);
      const rows = await listLinks(db, { offset, limit });
      return pageAnswer(rows, size, (row) => presentLink(row, settings.contacts));
    }),

  find: answer(contract.find)
    .use(asStaff)
    .handler(({ input, context: { db, settings } }) => findLink(db, input.id, settings.contacts)),

  add: answer(contract.add)
    .use(asStaff)
    .handler(async ({ input, context }) => {
      const id = await addLink(context, context.author, input);
      const { db, settings } = context;
      return findLink(db, id, settings.contacts);
    }),

  update: answer(contract.update)
    .use(asStaff)
    .handler(async ({ input, context }) => {
      await changeLink(context, context.author, input);
      const { db, settings } = context;
      return findLink(db, input.id, settings.contacts);
    }),

  order: answer(contract.order)
    .use(asStaff)
    .handler(({ input, context }) => reorderList(context, "site-links", siteLinks, input.rows)),
};
