import { refusal } from "@jdj/contract/call/refusals";
import { staff as contract } from "@jdj/contract/console/staff";
import { answer, asStaff } from "../../../http/answer.ts";
import { pageAnswer, pageOf } from "../paging.ts";
import { addStaff } from "./add-staff.ts";
import { removeStaff, resetStaff, setStaffRole } from "./change-staff.ts";
import { findStaff, listStaff, presentStaff } from "./queries.ts";

export const staffCalls = {
  list: answer(contract.list)
    .use(asStaff)
    .handler(async ({ input, context: { db } }) => {
      const { offset, limit, size } = pageOf(input);
      const rows = await listStaff(db, { order: input.order ?? "asc", offset, limit });
      return pageAnswer(rows, size, presentStaff);
    }),

  find: answer(contract.find)
    .use(asStaff)
    .handler(async ({ input, context: { db } }) => {
      const found = await findStaff(db, input.id);
      if (!found) throw refusal("not-found");
      return presentStaff(found);
    }),

  add: answer(contract.add)
    .use(asStaff)
    .handler(async ({ input, context }) => {
      const { given_names: givenNames, last_name: lastName, email, role } = input;
      const person = { email, givenNames, lastName, role };
      const { id, link } = await addStaff(context, context.author, person);
      return { id, activation_link: link };
    }),

  setRole: answer(contract.setRole)
    .use(asStaff)
    .handler(async ({ input, context }) => {
      await setStaffRole(context, context.author, input);
      const found = await findStaff(context.db, input.id);
      if (!found) throw refusal("not-found");
      return presentStaff(found);
    }),

  remove: answer(contract.remove)
    .use(asStaff)
    .handler(async ({ input, context }) => {
      await removeStaff(context, context.author, input.id);
      return { success: true };
    }),

  reset: answer(contract.reset)
    .use(asStaff)
    .handler(async ({ input, context }) => ({
      id: input.id,
      activation_link: await resetStaff(context, context.author, input.id),
    })),
};
