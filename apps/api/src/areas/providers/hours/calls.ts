import { hours as contract } from "@jdj/contract/providers/hours";
import { shopMessages as sentences } from "@jdj/contract/providers/profile-messages";
import { answer, asProvider } from "../../../http/answer.ts";
import { withProvider } from "../team/with-provider.ts";
import { listHours } from "./queries.ts";
import { saveHours } from "./save-hours.ts";

export const hourCalls = {
  list: answer(contract.list)
    .use(asProvider)
    .use(withProvider)
    .handler(async ({ context }) => ({
      data: await listHours(context.db, context.membership.providerId),
    })),

  save: answer(contract.save)
    .use(asProvider)
    .use(withProvider)
    .handler(async ({ input, context }) => {
      await saveHours(context.db, context.membership.providerId, input.days);
      return { success: true, message: sentences.hoursSaved };
    }),
};
