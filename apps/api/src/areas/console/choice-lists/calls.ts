import {
  consoleCategories,
  consoleServiceTypes,
  consoleTowns,
} from "@jdj/contract/console/choice-lists";
import { answer, asStaff } from "../../../http/answer.ts";
import { pageAnswer, pageOf } from "../../staff/lists/paging.ts";
import { addChoice, changeChoice, orderChoices } from "./change-choice.ts";
import {
  findCategory,
  findServiceType,
  findTown,
  listCategories,
  listServiceTypes,
  listTowns,
  presentCategory,
  presentServiceType,
  presentTown,
} from "./queries.ts";

const done = { success: true } as const;

export const serviceTypeCalls = {
  list: answer(consoleServiceTypes.list)
    .use(asStaff)
    .handler(async ({ input, context: { db } }) => {
      const page = pageOf(input);
      const rows = await listServiceTypes(db, { ...page, archived: input.archived });
      return pageAnswer(rows, page.size, presentServiceType);
    }),
  find: answer(consoleServiceTypes.find)
    .use(asStaff)
    .handler(({ input, context: { db } }) => findServiceType(db, input.id)),
  add: answer(consoleServiceTypes.add)
    .use(asStaff)
    .handler(async ({ input, context }) =>
      findServiceType(context.db, await addChoice(context, "service-types", input)),
    ),
  update: answer(consoleServiceTypes.update)
    .use(asStaff)
    .handler(async ({ input, context }) => {
      await changeChoice(context, "service-types", input);
      return findServiceType(context.db, input.id);
    }),
  order: answer(consoleServiceTypes.order)
    .use(asStaff)
    .handler(async ({ input, context }) => {
      await orderChoices(context, "service-types", input);
      return done;
    }),
};

export const townCalls = {
  list: answer(consoleTowns.list)
    .use(asStaff)
    .handler(async ({ input, context: { db } }) => {
      const page = pageOf(input);
      const rows = await listTowns(db, { ...page, archived: input.archived });
      return pageAnswer(rows, page.size, presentTown);
    }),
  find: answer(consoleTowns.find)
    .use(asStaff)
    .handler(({ input, context: { db } }) => findTown(db, input.id)),
  add: answer(consoleTowns.add)
    .use(asStaff)
    .handler(async ({ input, context }) =>
      findTown(context.db, await addChoice(context, "towns", input)),
    ),
  update: answer(consoleTowns.update)
    .use(asStaff)
    .handler(async ({ input, context }) => {
      const { district, latitude, longitude, ...common } = input;
      const particular = { district, latitude, longitude };
      await changeChoice(context, "towns", { ...common, particular });
      return findTown(context.db, input.id);
    }),
  order: answer(consoleTowns.order)
    .use(asStaff)
    .handler(async ({ input, context }) => {
      await orderChoices(context, "towns", input);
      return done;
    }),
};

export const categoryCalls = {
  list: answer(consoleCategories.list)
    .use(asStaff)
    .handler(async ({ input, context: { db } }) => {
      const page = pageOf(input);
      const { archived, parent_id: parentId } = input;
      const rows = await listCategories(db, { ...page, archived, parentId });
      return pageAnswer(rows, page.size, presentCategory);
    }),
  find: answer(consoleCategories.find)
    .use(asStaff)
    .handler(({ input, context: { db } }) => findCategory(db, input.id)),
  add: answer(consoleCategories.add)
    .use(asStaff)
    .handler(async ({ input, context }) => {
      const { name, parent_id: parentId } = input;
      const id = await addChoice(context, "article-categories", { name, parentId });
      return findCategory(context.db, id);
    }),
  update: answer(consoleCategories.update)
    .use(asStaff)
    .handler(async ({ input, context }) => {
      await changeChoice(context, "article-categories", input);
      return findCategory(context.db, input.id);
    }),
  order: answer(consoleCategories.order)
    .use(asStaff)
    .handler(async ({ input, context }) => {
      const { rows, parent_id: parentId } = input;
      await orderChoices(context, "article-categories", { rows, parentId });
      return done;
    }),
};
