import { SESSION_DAYS } from "@jdj/contract/accounts/session-days";
import type { Visitor } from "./context.ts";

const cookie = "jdj_session";
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

function sessionCookie(value: string, age: number, secure: boolean): string {
  const flags = `Path=/; HttpOnly; SameSite=Lax; Max-Age=${age}${secure ? "; Secure" : ""}`;
  return `${cookie}=${value}; ${flags}`;
}
