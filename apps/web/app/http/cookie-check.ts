import type { Visitor } from "@jdj/contract/accounts/visitor";
import { at } from "@jdj/contract/paths/addresses";
import { hasOwnCookie } from "./cookies/own-cookie.ts";

/** The query parameter by which sign-in checks that the browser stored the cookie. */
export const cookieCheck = "temoin";

/**
 * Where to go with a new session's cookie: to `goal` when this browser is known to store cookies,
 * else through sign-in, which says so when it does not. Otherwise the page and sign-in would redirect
 * to each other endlessly.
 * @param signInPage the sign-in of customers, or that of providers
 */
export function goalOrCookieCheck(
  request: Request,
  goal: string,
  visitor: Pick<Visitor, "secure">,
  signInPage = at("signIn"),
): string {
  if (hasOwnCookie(request, visitor)) return goal;
  return `${signInPage}?${new URLSearchParams({ retour: goal, [cookieCheck]: "1" })}`;
}
