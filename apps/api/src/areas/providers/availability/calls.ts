import { availability as contract } from "@jdj/contract/providers/availability";
import { shopMessages as sentences } from "@jdj/contract/providers/profile-messages";
import { dateAfter } from "@jdj/french/dates";
import { and, asc, eq, gte, lt } from "drizzle-orm";
import { answer, asProvider } from "../../../http/answer.ts";
import { withProvider } from "../team/with-provider.ts";
import { setDay } from "./set-day.ts";
import { providerBusyDays } from "./tables.ts";

export const availabilityCalls = {
  month: answer(contract.month)
    .use(asProvider)
    .use(withProvider)
    .handler(async ({ input, context }) => {
      const first = `${input.month}-01`;
      const { day, reason, providerId } = providerBusyDays;
      return {
        data: await context.db
          .select({ day, reason })
          .from(providerBusyDays)
          .where(
            and(
              eq(providerId, context.membership.providerId),
              gte(day, first),
              lt(day, dateAfter(first, 1, "months")),
            ),
          )
          .orderBy(asc(day)),
      };
    }),

  setDay: answer(contract.setDay)
    .use(asProvider)
    .use(withProvider)
    .handler(async ({ input, context }) => {
      await setDay(context, context.membership.providerId, input);
      return { success: true, message: input.closed ? sentences.dayClosed : sentences.dayOpened };
    }),
};
