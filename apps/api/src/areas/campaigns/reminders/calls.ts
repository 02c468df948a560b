import { cardMessages } from "@jdj/contract/campaigns/messages";
import { reminders as contract } from "@jdj/contract/campaigns/reminders";
import { answer, asVerifiedCustomer } from "../../../http/answer.ts";
import { presentDue } from "../campaigns/present.ts";
import { withCard } from "../campaigns/with-campaign.ts";
import { previewReminder } from "./preview-reminder.ts";
import { remindGuests } from "./remind-guests.ts";

export const reminderCalls = {
  previewReminder: answer(contract.previewReminder)
    .use(asVerifiedCustomer)
    .use(withCard)
    .handler(({ input, context }) =>
      previewReminder(context, context.event, context.campaign, {
        body: input.body,
        bodyFormat: input.body_format,
        isSuggested: input.suggested === true,
      }),
    ),

  remind: answer(contract.remind)
    .use(asVerifiedCustomer)
    .use(withCard)
    .handler(async ({ input, context }) => {
      const { campaign, event } = context;
      const reminder = await remindGuests(context, event, campaign, {
        body: input.body,
        bodyFormat: input.body_format,
        key: input.idempotency_key ?? null,
      });
      if (reminder.campaign === null) {
        const { remindedToday, everybodyAnswered, nobodyReached } = cardMessages;
        const why = reminder.reached ? everybodyAnswered : nobodyReached;
        const message = reminder.recent > 0 ? remindedToday : why;
        const data = { id: null, count: 0, ...presentDue(null) };
        return { success: true, message, data };
      }
      const { id } = reminder.campaign;
      const data = { id, count: reminder.count, ...presentDue(reminder.payment) };
      return { success: true, message: cardMessages.reminded, data };
    }),
};
