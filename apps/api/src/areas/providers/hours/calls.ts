import { type FieldErrors, fieldRefusal } from "@jdj/contract/call/refusals";
import { hours as contract } from "@jdj/contract/providers/hours";
import { shopMessages as sentences } from "@jdj/contract/providers/profile-messages";
import { asc, eq } from "drizzle-orm";
import { answer, asProvider } from "../../../http/answer.ts";
import { lockShop } from "../lock-shop.ts";
import { withProvider } from "../team/with-provider.ts";
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
      const errors = hoursErrors(input.days);
      if (Object.keys(errors).length > 0) throw fieldRefusal(errors);
      const { providerId } = context.membership;
      const rows = new Map<number, typeof providerHours.$inferInsert>();
      for (const { weekday, opens, closes } of input.days)
        if (opens !== null && closes !== null)
          rows.set(weekday, { providerId, weekday, opens, closes });
      await context.db.transaction(async (tx) => {
        await lockShop(tx, providerId);
        await tx.delete(providerHours).where(eq(providerHours.providerId, providerId));
        if (rows.size > 0) await tx.insert(providerHours).values([...rows.values()]);
      });
      return { success: true, message: sentences.hoursSaved };
    }),
};

/** A day of the form: times as `08:30`, both null when it is closed. */
interface OpeningDay {
  /** 1 is Monday, 7 is Sunday. */
  weekday: number;
  opens: string | null;
  closes: string | null;
}

/** The errors of opening hours, by `days.{index}.closes`. Times of one day compare as texts. */
function hoursErrors(days: readonly OpeningDay[]): FieldErrors {
  const errors: FieldErrors = {};
  for (const [index, { opens, closes }] of days.entries()) {
    if ((opens === null) !== (closes === null))
      errors[`days.${index}.closes`] = [sentences.hoursHalf];
    else if (opens !== null && closes !== null && closes <= opens)
      errors[`days.${index}.closes`] = [sentences.hoursInvalid];
  }
  return errors;
}
