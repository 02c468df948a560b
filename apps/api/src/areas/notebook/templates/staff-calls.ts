import { refusal } from "@jdj/contract/call/refusals";
import { templateDetails } from "@jdj/contract/console/template-details";
import { templates as contract } from "@jdj/contract/console/templates";
import { asc, eq } from "drizzle-orm";
import { answer, asStaff } from "../../../http/answer.ts";
import { serviceTypes } from "../../service-types/tables.ts";
import { pageAnswer, pageOf } from "../../staff/lists/paging.ts";
import { addItem } from "./add-item.ts";
import { changeItem, orderItems } from "./change-item.ts";
import { previewAddress } from "./preview-token.ts";
import { findItem, listItems, presentItem } from "./queries.ts";
import { readPreview } from "./read-preview.ts";

export const templateCalls = {
  list: answer(contract.list)
    .use(asStaff)
    .handler(async ({ input, context: { db } }) => {
      const { offset, limit, size } = pageOf(input);
      const { archived, sort } = input;
      const rows = await listItems(db, input, { archived, sort, offset, limit });
      return pageAnswer(rows, size, (row) => presentItem(input.kind, row));
    }),

  find: answer(contract.find)
    .use(asStaff)
    .handler(({ input, context: { db } }) => findItem(db, input.kind, input.id)),

  add: answer(contract.add)
    .use(asStaff)
    .handler(async ({ input, context }) => {
      const details = templateDetails[input.kind].parse(input.details);
      const id = await addItem(context, context.author, { ...input, details });
      return findItem(context.db, input.kind, id);
    }),

  update: answer(contract.update)
    .use(asStaff)
    .handler(async ({ input, context }) => {
      const details = templateDetails[input.kind].parse(input.details);
      await changeItem(context, context.author, { ...input, details });
      return findItem(context.db, input.kind, input.id);
    }),

  categories: answer(contract.categories)
    .use(asStaff)
    .handler(async ({ input, context: { db } }) => {
      const { offset, limit, size } = pageOf(input);
      const rows = await db
        .select({ id: serviceTypes.code, name: serviceTypes.name })
        .from(serviceTypes)
        .orderBy(asc(serviceTypes.position), asc(serviceTypes.id))
        .offset(offset)
        .limit(limit);
      return pageAnswer(rows, size, (row) => row);
    }),

  category: answer(contract.category)
    .use(asStaff)
    .handler(async ({ input, context: { db } }) => {
      const [found] = await db
        .select({ id: serviceTypes.code, name: serviceTypes.name })
        .from(serviceTypes)
        .where(eq(serviceTypes.code, input.id));
      if (!found) throw refusal("not-found");
      return found;
    }),

  preview: answer(contract.preview)
    .use(asStaff)
    .handler(({ input, context }) => ({ address: previewAddress(context, input) })),

  readPreview: answer(contract.readPreview).handler(({ input, context }) =>
    readPreview(context, input.token),
  ),

  order: answer(contract.order)
    .use(asStaff)
    .handler(async ({ input, context }) => {
      await orderItems(context, context.author, input);
      return { success: true as const };
    }),
};
