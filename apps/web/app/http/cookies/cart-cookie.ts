import { ownCookie } from "./own-cookie.ts";

const isToken = (value: unknown): value is string =>
  typeof value === "string" && /^[\w-]{1,100}$/.test(value);

/** The token of a visitor's cart, for two months; a customer's cart needs none. */
export const cartCookie = ownCookie("cart", isToken, { maxAge: 60 * 24 * 60 * 60 });
