import { PRIVACY_DAYS } from "@jdj/contract/accounts/privacy-days";
import { dateAfter } from "@jdj/french/dates";

/** The last day to answer a request: the days that the site promises, counted from its arrival. */
export function dueDate(receivedOn: string): string {
  return dateAfter(receivedOn, PRIVACY_DAYS, "days");
}
