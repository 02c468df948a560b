import type { Visitor } from "./context.ts";

/** A year: whoever comes back to their notebook after a season is known still. */
const seconds = 365 * 24 * 60 * 60;

/** What marks this device as known, from an earlier sign-in; empty for none. */
export function readDevice(request: Request): string {
  const cookies = request.headers.get("cookie") ?? "";
  return cookies.match(/(?:^|;\s*)jdj_device=([\w.~-]{1,300})/)?.[1] ?? "";
}

/**
 * The `Set-Cookie` value that marks this device as known. Signing out leaves it: it opens nothing,
 * and without it somebody else's wrong passwords would slow the owner down.
 */
export function keepDevice(marks: string, { secure }: Pick<Visitor, "secure">): string {
  const flags = `Path=/; HttpOnly; SameSite=Lax; Max-Age=${seconds}${secure ? "; Secure" : ""}`;
  return `jdj_device=${marks}; ${flags}`;
}
