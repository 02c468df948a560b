import { at } from "@jdj/contract/paths/addresses";
import { type RouterContextProvider, redirect } from "react-router";
import { type VisitorUser, visitorContext } from "./context.ts";

/** The signed-in user, or a redirect to sign-in that comes back to the page that asked. */
export function requireUser(context: Readonly<RouterContextProvider>): VisitorUser {
  const { user, path } = context.get(visitorContext);
  if (!user) throw redirect(`${at("signIn")}?retour=${encodeURIComponent(path)}`);
  return user;
}

/**
 * Where to go after sign-in: a path of this site, or `fallback`. Anything that a browser could
 * read as another site (`//x`, `/\x`, `https:`) is refused.
 */
export function returnAddress(asked: string | null, fallback: string): string {
  if (!asked || !/^\/(?![/\\])/.test(asked) || /[\r\n\t]/.test(asked)) return fallback;
  const url = new URL(asked, "http://site.invalid");
  return url.host === "site.invalid" ? url.pathname + url.search + url.hash : fallback;
}
