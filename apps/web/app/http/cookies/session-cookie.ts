import { SESSION_DAYS } from "@jdj/contract/accounts/session-days";
import { ownCookie } from "./own-cookie.ts";

/** The session's token, for as long as the session lasts. */
export const sessionCookie = ownCookie(
  "session",
  (value): value is string => typeof value === "string" && /^[\w-]+$/.test(value),
  { maxAge: SESSION_DAYS * 24 * 60 * 60 },
);
