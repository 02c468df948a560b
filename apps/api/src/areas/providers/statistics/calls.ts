import { statistics as contract, FIGURES_DAYS } from "@jdj/contract/providers/statistics";
import { dateAfter } from "@jdj/french/dates";
import { and, asc, eq, gt, lte } from "drizzle-orm";
import { calendarDate } from "../../../app-context.ts";
import { preparedQuery, type Values } from "../../../database/prepared-query.ts";
import { answer, asProvider } from "../../../http/answer.ts";
import { withProvider } from "../team/with-provider.ts";
import { providerViews } from "../views/tables.ts";
import { fillDays } from "./fill-days.ts";

const { day, seen, requested } = providerViews;

const selectViews = preparedQuery(
  "provider-views",
  (
    db,
    { providerId, after, today }: Values<{ providerId: number; after: string; today: string }>,
  ) =>
    db
      .select({ day, seen, requested })
      .from(providerViews)
      .where(and(eq(providerViews.providerId, providerId), gt(day, after), lte(day, today)))
      .orderBy(asc(day)),
);

export const statisticsCalls = {
  lastDays: answer(contract.lastDays)
    .use(asProvider)
    .use(withProvider)
    .handler(async ({ context }) => {
      const today = calendarDate(context.now);
      const counted = await selectViews(context.db, {
        providerId: context.membership.providerId,
        after: dateAfter(today, -FIGURES_DAYS, "days"),
        today,
      });
      const sum = (name: "seen" | "requested") =>
        counted.reduce((total, counts) => total + counts[name], 0);
      const days = fillDays(counted, today, FIGURES_DAYS);
      return { seen: sum("seen"), requested: sum("requested"), days };
    }),
};
