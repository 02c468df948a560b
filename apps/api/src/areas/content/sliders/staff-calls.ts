import { consoleSliders as contract } from "@jdj/contract/console/sliders";
import { answer, asStaff } from "../../../http/answer.ts";
import { pageAnswer, pageOf } from "../../staff/lists/paging.ts";
import { reorderList } from "../../staff/lists/reorder-list.ts";
import { sliders } from "../site/tables.ts";
import { addSlider, changeSlider } from "./change-slider.ts";
import { findSlider, listSliders, presentSlider } from "./queries.ts";

export const consoleSliderCalls = {
  list: answer(contract.list)
    .use(asStaff)
    .handler(async ({ input, context: { db } }) => {
      const { offset, limit, size } = pageOf(input);
      const rows = await listSliders(db, { shown: input.shown, offset, limit });
      return pageAnswer(rows, size, presentSlider);
    }),

  find: answer(contract.find)
    .use(asStaff)
    .handler(({ input, context: { db } }) => findSlider(db, input.id)),

  add: answer(contract.add)
    .use(asStaff)
    .handler(async ({ input, context }) => {
      const id = await addSlider(context, context.author, input);

      return findSlider(context.db, id);
    }),

  update: answer(contract.update)
    .use(asStaff)
    .handler(async ({ input, context }) => {
      await changeSlider(context, context.author, input);

      return findSlider(context.db, input.id);
    }),

  order: answer(contract.order)
    .use(asStaff)
    .handler(({ input, context }) => reorderList(context, "sliders", sliders, input.rows)),
};
