import { fieldRefusal, refusal } from "@jdj/contract/call/refusals";
import { consoleNotices as contract } from "@jdj/contract/console/notices";
import type { NoticeKind } from "@jdj/contract/notices/kinds";
import { noticeMessages } from "@jdj/contract/notices/messages";
import { kindsForRole } from "@jdj/contract/notices/staff-kinds";
import { answer, asStaff, type StaffContext } from "../../../http/answer.ts";
import { pageAnswer, pageOf } from "../../staff/lists/paging.ts";
import { listChoices } from "../choices/queries.ts";
import { saveChoices } from "../choices/save-choices.ts";
import { findNotice, listStaffNotices, markRead } from "../list/queries.ts";

/** Whether a member of staff is told of a kind. */
const isTold = ({ author }: StaffContext, kind: NoticeKind): boolean =>
  kindsForRole(author.role).some((one) => one === kind);

/** @throws not-found (404) for a notice of somebody else, of what the role does not allow, or none */
async function ownNotice({ db, author }: StaffContext, id: number) {
  const found = await findNotice(db, author.id, id, kindsForRole(author.role));
  if (found === null) throw refusal("not-found");
  return found;
}

/** The calls of the notices of a member of staff, as far as their role goes now. */
export const staffNoticeCalls = {
  list: answer(contract.list)
    .use(asStaff)
    .handler(async ({ input, context: { db, author } }) => {
      const { size, ...page } = pageOf(input);
      const whose = { userId: author.id, kinds: kindsForRole(author.role) };
      return pageAnswer(await listStaffNotices(db, whose, page), size, (notice) => notice);
    }),

  find: answer(contract.find)
    .use(asStaff)
    .handler(async ({ input, context }) => {
      const { path, eventId } = await ownNotice(context, input.id);
      return { path, event_id: eventId };
    }),

  markRead: answer(contract.markRead)
    .use(asStaff)
    .handler(async ({ input: { id }, context }) => {
      await ownNotice(context, id);
      await markRead(context.db, { userId: context.author.id, until: id, now: context.now }, id);
      return { success: true as const };
    }),

  markAllRead: answer(contract.markAllRead)
    .use(asStaff)
    .handler(async ({ input: { until }, context: { db, author, now } }) => {
      await markRead(db, { userId: author.id, until, now });
      return { success: true as const, message: noticeMessages.allRead };
    }),

  choices: answer(contract.choices)
    .use(asStaff)
    .handler(async ({ context }) => {
      const choices = await listChoices(context.db, context.author.id, "staff");
      const told = choices.filter(({ kind }) => isTold(context, kind));
      return { choices: told, push_key: null, devices: [] };
    }),

  choose: answer(contract.choose)
    .use(asStaff)
    .handler(async ({ input: { choices }, context }) => {
      if (!choices.every(({ kind }) => isTold(context, kind)))
        throw fieldRefusal({ choices: [noticeMessages.choiceUnknown] });
      await saveChoices(context, { userId: context.author.id, audience: "staff" }, choices);
      return { success: true as const, message: noticeMessages.choicesSaved };
    }),
};
