/** Sent by the console's own scripts. A page of another site cannot send it, so the cookie alone does nothing. */
const CONSOLE_HEADER = "x-console";

const PREFIX = "/api/v1/console/";

const nameOf = (publicUrl: string) =>
  publicUrl.startsWith("https:") ? "__Host-jdj_staff" : "jdj_staff";

/**
 * The token of a session of staff, from the console's own cookie; undefined for a request that is
 * not one of the console's.
 */
export function readConsoleCookie(request: Request): string | undefined {
  const { pathname } = new URL(request.url);
  if (!pathname.startsWith(PREFIX) || !request.headers.has(CONSOLE_HEADER)) return undefined;
  const cookies = request.headers.get("cookie") ?? "";
  return /(?:^|;\s*)(?:__Host-)?jdj_staff=([\w-]{20,100})(?:;|$)/.exec(cookies)?.[1];
}

/**
 * The `Set-Cookie` of a session of staff: no script reads it and no other site sends it.
 * @param token empty removes the cookie
 * @param seconds how long it lives
 */
export function consoleCookie(publicUrl: string, token: string, seconds: number): string {
  const secure = publicUrl.startsWith("https:") ? "; Secure" : "";
  const age = token === "" ? 0 : seconds;
  return `${nameOf(publicUrl)}=${token}; Path=/; HttpOnly; SameSite=Strict; Max-Age=${age}${secure}`;
}
