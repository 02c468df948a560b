import {
  type ApproximateUnit,
  approximateDate,
  approximateUnits,
} from "@jdj/contract/notebook/event-date";
import { dateFrom, textFrom } from "./form-fields.ts";

/** The unit that a form names; years when it names none. */
export function unitOf(text: string | undefined): ApproximateUnit {
  return approximateUnits.find((unit) => unit === text) ?? "years";
}

/**
 * What a form says of the event's date: exact, computed from `today` when it is approximate, empty
 * while it is open.
 */
export function eventDateFrom(form: FormData, today: string) {
  const precision = textFrom(form, "wedding_date_precision");
  if (precision === "open") return { wedding_date: "", precision: "exact" as const };
  if (precision !== "approximate")
    return { wedding_date: dateFrom(form, "wedding_date"), precision: "exact" as const };
  const number = Number(textFrom(form, "approximate"));
  const date = approximateDate(today, number, unitOf(textFrom(form, "approximate_unit")));
  return { wedding_date: date ?? "", precision: "approximate" as const };
}
