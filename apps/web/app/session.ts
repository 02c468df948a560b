import type { Visitor } from "./context.ts";

const cookie = "jdj_session";
const thirtyDays = 30 * 24 * 60 * 60;

/** The session's token in a request's cookies, or null. */
export function readSession(request: Request): string | null {
  const cookies = request.headers.get("cookie") ?? "";
  return cookies.match(/(?:^|;\s*)jdj_session=([\w-]+)/)?.[1] ?? null;
}

/** The `Set-Cookie` value that signs the visitor in for thirty days. */
export function keepSession(token: string, { secure }: Pick<Visitor, "secure">): string {
  return sessionCookie(token, thirtyDays, secure);
}

/** The `Set-Cookie` value that signs the visitor out. */
export function endSession({ secure }: Pick<Visitor, "secure">): string {
  return sessionCookie("", 0, secure);
}

function sessionCookie(value: string, seconds: number, secure: boolean): string {
  const flags = `Path=/; HttpOnly; SameSite=Lax; Max-Age=${seconds}${secure ? "; Secure" : ""}`;
  return `${cookie}=${value}; ${flags}`;
}
