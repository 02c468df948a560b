import type { RouterContextProvider } from "react-router";
import { visitorContext } from "#app/http/context.ts";

const name = "jdj_device";
const days = 30;

/** What this site knows a device by; null for one that keeps no cookie. */
export function deviceOf(request: Request): string | null {
  const cookies = request.headers.get("cookie") ?? "";
  return cookies.match(/(?:^|;\s*)jdj_device=([\w-]{36})/)?.[1] ?? null;
}

/**
 * The `Set-Cookie` value that gives a device a number of its own, so that self-adding is limited by
 * device and not by address: operators put a town behind one. Null when it has one.
 */
export function deviceCookie(
  context: Readonly<RouterContextProvider>,
  request: Request,
): string | null {
  if (deviceOf(request) !== null) return null;
  const flags = `Path=/; HttpOnly; SameSite=Lax; Max-Age=${days * 86_400}`;
  const secure = context.get(visitorContext).secure ? "; Secure" : "";
  return `${name}=${crypto.randomUUID()}; ${flags}${secure}`;
}
