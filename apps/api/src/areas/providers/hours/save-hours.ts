import { type FieldErrors, fieldRefusal } from "@jdj/contract/call/refusals";
import { shopMessages as sentences } from "@jdj/contract/providers/profile-messages";
import { eq } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { lockShop } from "../lock-shop.ts";
import { providerHours } from "./tables.ts";

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

/**
 * Replaces the opening hours of a provider; a day without times is closed. The expected days of a
 * delivery follow them.
 * @throws 422 at `days.{index}.closes`
 */
export async function saveHours(
  db: Database,
  providerId: number,
  days: readonly OpeningDay[],
): Promise<void> {
  const errors = hoursErrors(days);
  if (Object.keys(errors).length > 0) throw fieldRefusal(errors);
  const rows = new Map<number, typeof providerHours.$inferInsert>();
  for (const { weekday, opens, closes } of days)
    if (opens !== null && closes !== null)
      rows.set(weekday, { providerId, weekday, opens, closes });
  await db.transaction(async (tx) => {
    await lockShop(tx, providerId);
    await tx.delete(providerHours).where(eq(providerHours.providerId, providerId));
    if (rows.size > 0) await tx.insert(providerHours).values([...rows.values()]);
  });
}
