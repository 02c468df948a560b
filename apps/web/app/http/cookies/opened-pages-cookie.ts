import { ownCookie } from "./own-cookie.ts";

const DAY = 24 * 60 * 60;

/** How many pages of events a browser keeps open. */
const PAGES_MAX = 5;

/**
 * The pages of events that this browser opened by their passwords: signed values of the API, joined by
 * `~`, the newest first. Who changes the password ends them.
 */
export const openedPagesCookie = ownCookie(
  "event_pages",
  (value): value is string => typeof value === "string" && /^[\w.~-]{1,400}$/.test(value),
  { maxAge: 180 * DAY },
);

/** The pages that were opened, with one more; of each page the newest alone. @param access `page.password.signature` */
export function withOpened(opened: string | null, access: string): string {
  const pageOf = (one: string) => one.split(".")[0];
  const others = (opened ?? "").split("~").filter((one) => one && pageOf(one) !== pageOf(access));
  return [access, ...others].slice(0, PAGES_MAX).join("~");
}
