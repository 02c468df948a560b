import { ownCookie } from "./own-cookie.ts";

const isNumber = (value: unknown): value is string =>
  typeof value === "string" && /^\d{1,15}$/.test(value);

/** The product that a stranger marked with a heart, until they have signed in, for an hour. */
export const wishCookie = ownCookie("wish", isNumber, { maxAge: 60 * 60 });
