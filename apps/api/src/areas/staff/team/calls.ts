import { refusal } from "@jdj/contract/call/refusals";
import { staff as contract } from "@jdj/contract/console/staff";
import { answer, asStaff } from "../../../http/answer.ts";
import { pageAnswer, pageOf } from "../lists/paging.ts";
import { refuseWithoutMail, sendActivationLink } from "./activation-link.ts";
import { addStaff } from "./add-staff.ts";
import { removeStaff, resetStaff, setStaffRole } from "./change-staff.ts";
import { findStaff, listStaff, presentStaff } from "./queries.ts";
import { tellAdmins } from "./tell-admins.ts";

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
      refuseWithoutMail(context);
      return context.db.transaction(async (tx) => {
        const inTransaction = { ...context, db: tx };
        const { id, link } = await addStaff(inTransaction, context.author, person);
        await sendActivationLink(inTransaction, email, link);
        await tellAdmins(inTransaction, context.author, { userId: id, before: null, after: role });
        return { id };
      });
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
    .handler(async ({ input: { id }, context }) => {
      await resetStaff(context, context.author, id);
      return { id };
    }),
};
