import { randomBytes, timingSafeEqual } from "node:crypto";
import type { Visitor } from "#app/http/context.ts";

/**
 * The state that goes to Facebook and must come back, kept in a cookie meanwhile: an answer that
 * this browser did not ask for is refused. Where one wanted to go waits with it.
 */
const cookie = "jdj_facebook";
const tenMinutes = 600;

/** Makes a state, and the cookie that keeps it. */
export function makeState(returnTo: string, { secure }: Pick<Visitor, "secure">) {
  const state = randomBytes(32).toString("base64url");
  const where = Buffer.from(returnTo.slice(0, 1000)).toString("base64url");
  return { state, setCookie: written(`${state}.${where}`, tenMinutes, secure) };
}

/** Where one wanted to go, when the state is the one of this browser; else null. */
export function readState(request: Request, came: string | null): string | null {
  const cookies = request.headers.get("cookie") ?? "";
  const [, state = "", where = ""] =
    cookies.match(/(?:^|;\s*)jdj_facebook=([\w-]+)\.([\w-]*)/) ?? [];
  const [kept, given] = [Buffer.from(state), Buffer.from(came ?? "")];
  if (kept.length === 0 || kept.length !== given.length || !timingSafeEqual(kept, given))
    return null;
  return Buffer.from(where, "base64url").toString("utf8");
}

/** The `Set-Cookie` value that forgets the state: it is good for one answer. */
export function clearState({ secure }: Pick<Visitor, "secure">): string {
  return written("", 0, secure);
}

function written(value: string, age: number, secure: boolean): string {
  return `${cookie}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${age}${secure ? "; Secure" : ""}`;
}
