import { ownCookie } from "./own-cookie.ts";

/** The key of a sealed registration form (base64url), for half an hour. */
export const registrationKeyCookie = ownCookie(
  "inscription",
  (value): value is string => typeof value === "string" && /^[\w-]+$/.test(value),
  { maxAge: 30 * 60, sameSite: "strict" },
);
