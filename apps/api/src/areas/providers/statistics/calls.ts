import { statistics as contract, FIGURES_DAYS } from "@jdj/contract/providers/statistics";
import { dateAfter } from "@jdj/french/dates";
import { and, asc, eq, gt, lte } from "drizzle-orm";
import { calendarDate } from "../../../app-context.ts";
import { answer, asProvider } from "../../../http/answer.ts";
import { withProvider } from "../team/with-provider.ts";
import { providerViews } from "../views/tables.ts";
import { fillDays } from "./fill-days.ts";

export const statisticsCalls = {
  lastDays: answer(contract.lastDays)
    .use(asProvider)
    .use(withProvider)
    .handler(async ({ context }) => {
      const today = calendarDate(context.now);
      const { providerId, day, seen, requested } = providerViews;
      const counted = await context.db
        .select({ day, seen, requested })
        .from(providerViews)
        .where(
          and(
            eq(providerId, context.membership.providerId),
            gt(day, dateAfter(today, -FIGURES_DAYS, "days")),
            lte(day, today),
          ),
        )
        .orderBy(asc(day));
      const sum = (name: "seen" | "requested") =>
        counted.reduce((total, counts) => total + counts[name], 0);
      const days = fillDays(counted, today, FIGURES_DAYS);
      return { seen: sum("seen"), requested: sum("requested"), days };
    }),
};
