import { ownCookie } from "./own-cookie.ts";

/**
 * The number to which a code was sent and until when it is valid, sealed (base64url): the page that is
 * loaded again returns to that code. The code itself is not in it.
 */
export const runningCodeCookie = ownCookie(
  "code",
  (value): value is string => typeof value === "string" && /^[\w-]+$/.test(value),
  { maxAge: 5 * 60, sameSite: "strict" },
);
