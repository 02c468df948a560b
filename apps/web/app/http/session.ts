import { SESSION_DAYS } from "@jdj/contract/accounts/session-days";
import { at } from "@jdj/contract/paths/addresses";
import type { Visitor } from "./context.ts";

/** The name of the cookie that holds the session's token. */
export const SESSION_COOKIE = "jdj_session";
const seconds = SESSION_DAYS * 24 * 60 * 60;

/** The session's token in a request's cookies, or null. */
export function readSession(request: Request): string | null {
  const cookies = request.headers.get("cookie") ?? "";
  return cookies.match(/(?:^|;\s*)jdj_session=([\w-]+)/)?.[1] ?? null;
}

/** The `Set-Cookie` value that signs the visitor in for as long as the session lasts. */
export function keepSession(token: string, { secure }: Pick<Visitor, "secure">): string {
  return sessionCookie(token, seconds, secure);
}

/** The `Set-Cookie` value that signs the visitor out. */
export function endSession({ secure }: Pick<Visitor, "secure">): string {
  return sessionCookie("", 0, secure);
}

/** The query by which sign-in is told to look whether the cookie came back. */
export const cookieCheck = "temoin";

/**
 * Where to go with a new session's cookie: to `goal` when this browser is known to keep cookies,
 * else by way of sign-in, which says so when it does not. Without that, the page and sign-in would
 * send each other the visitor for ever.
 */
export function goalOrCookieCheck(request: Request, goal: string): string {
  if (request.headers.get("cookie")?.includes("jdj_")) return goal;
  return `${at("signIn")}?${new URLSearchParams({ retour: goal, [cookieCheck]: "1" })}`;
}

function sessionCookie(value: string, age: number, secure: boolean): string {
  const flags = `Path=/; HttpOnly; SameSite=Lax; Max-Age=${age}${secure ? "; Secure" : ""}`;
  return `${SESSION_COOKIE}=${value}; ${flags}`;
}
