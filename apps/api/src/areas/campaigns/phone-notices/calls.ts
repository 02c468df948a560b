import { phoneNotices as contract } from "@jdj/contract/campaigns/phone-notices";
import { noticeMessages } from "@jdj/contract/notices/messages";
import { answer, asCustomer } from "../../../http/answer.ts";
import { choosePhoneWay } from "./choose-phone-way.ts";
import { findPhoneNotices } from "./find-phone-notices.ts";

export const phoneNoticeCalls = {
  find: answer(contract.find)
    .use(asCustomer)
    .handler(({ context }) => findPhoneNotices(context, context.actor)),

  choose: answer(contract.choose)
    .use(asCustomer)
    .handler(async ({ input, context }) => {
      await choosePhoneWay(context, context.actor.user.id, input.way);
      return { success: true as const, message: noticeMessages.choicesSaved };
    }),
};
