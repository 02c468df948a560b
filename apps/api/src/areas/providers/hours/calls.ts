import { hours as contract } from "@jdj/contract/providers/hours";
import { shopMessages as sentences } from "@jdj/contract/providers/profile-messages";
import { asc, eq } from "drizzle-orm";
import { answer, asProvider } from "../../../http/answer.ts";
import { withProvider } from "../team/with-provider.ts";
import { saveHours } from "./save-hours.ts";
import { providerHours } from "./tables.ts";

export const hourCalls = {
  list: answer(contract.list)
    .use(asProvider)
    .use(withProvider)
    .handler(async ({ context }) => ({
      data: await context.db
        .select({
          weekday: providerHours.weekday,
          opens: providerHours.opens,
          closes: providerHours.closes,
        })
        .from(providerHours)
        .where(eq(providerHours.providerId, context.membership.providerId))
        .orderBy(asc(providerHours.weekday)),
    })),

  save: answer(contract.save)
    .use(asProvider)
    .use(withProvider)
    .handler(async ({ input, context }) => {
      await saveHours(context.db, context.membership.providerId, input.days);
      return { success: true, message: sentences.hoursSaved };
    }),
};
