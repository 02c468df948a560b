import { ownCookie } from "./own-cookie.ts";

const isToken = (value: unknown): value is string => typeof value === "string" && value !== "";

/** A token that came in an address, from there to the page that asks whether to use it: one minute. */
export const handedTokenCookie = ownCookie("handed", isToken, { maxAge: 60 });
