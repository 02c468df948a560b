import type { FieldErrors } from "@jdj/contract/call/refusals";
import { shopMessages as sentences } from "@jdj/contract/providers/profile-messages";

/** A day of the form: times as `08:30`, both null when it is closed. */
export interface OpeningDay {
  /** 1 is Monday, 7 is Sunday. */
  weekday: number;
  opens: string | null;
  closes: string | null;
}

/** The errors of opening hours, by `days.{index}.closes`. Times of one day compare as texts. */
export function hoursErrors(days: readonly OpeningDay[]): FieldErrors {
  const errors: FieldErrors = {};
  for (const [index, { opens, closes }] of days.entries()) {
    if ((opens === null) !== (closes === null))
      errors[`days.${index}.closes`] = [sentences.hoursHalf];
    else if (opens !== null && closes !== null && closes <= opens)
      errors[`days.${index}.closes`] = [sentences.hoursInvalid];
  }
  return errors;
}
