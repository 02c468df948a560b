import { SESSION_DAYS } from "@jdj/contract/accounts/session-days";
import { ownCookie } from "./own-cookie.ts";

const isToken = (value: unknown): value is string =>
  typeof value === "string" && /^[\w-]+$/.test(value);

const lifetime = { maxAge: SESSION_DAYS * 24 * 60 * 60 };

/** The session's token, for as long as the session lasts. */
export const sessionCookie = ownCookie("session", isToken, lifetime);

/**
 * The token of a provider's session, which pages under `/pro` read, and no others. One person may be
 * signed in to both.
 */
export const providerSessionCookie = ownCookie("pro", isToken, lifetime);
