import { PRIVACY_DAYS } from "@jdj/contract/accounts/privacy-days";

const DAY_MS = 86_400_000;

/** The last day to answer a request: the days that the site promises, counted from its arrival. */
export function dueDate(receivedOn: string): string {
  return new Date(Date.parse(receivedOn) + PRIVACY_DAYS * DAY_MS).toISOString().slice(0, 10);
}

/** The whole days from one calendar date to another; negative when it is over. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}
