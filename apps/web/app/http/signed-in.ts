import type { VisitorUser } from "@jdj/contract/accounts/visitor";
import { at } from "@jdj/contract/paths/addresses";
import { type RouterContextProvider, redirect } from "react-router";
import { visitorContext } from "./context.ts";

/** The signed-in user, or a redirect to sign-in that comes back to the page that asked. */
export function requireUser(context: Readonly<RouterContextProvider>): VisitorUser {
  const { user, path } = context.get(visitorContext);
  if (!user) throw redirect(`${at("signIn")}?retour=${encodeURIComponent(path)}`);
  return user;
}

/** A reserved host, as the base of relative paths. */
const here = "http://site.invalid";

/** A path of this site, normalised like in a browser, or null for another site. */
function pathHere(address: string): string | null {
  const url = URL.parse(address, here);
  return url?.origin === here ? url.pathname + url.search + url.hash : null;
}

/**
 * The page to return to that an address names: `retour`, of a page that asked for a sign-in, or
 * `depuis`, of a page whose reader chose to sign in. Null when it names none.
 */
export function askedReturn(address: string): string | null {
  const asked = new URL(address).searchParams;
  return asked.get("retour") ?? asked.get("depuis");
}

/** A link beside a form of sign-in, registration or recovery: it hands the page to return to on. */
export function withReturn(link: string, back: string | null): string {
  if (!back) return link;
  return `${link}${link.includes("?") ? "&" : "?"}retour=${encodeURIComponent(back)}`;
}

/**
 * Where to go after sign-in: a path of this site, or `fallback`. The requested path is normalised like in a
 * browser, twice: `/.//x` becomes the path `//x`, which is a host.
 */
export function returnAddress(asked: string | null, fallback: string): string {
  if (!asked?.startsWith("/") || /[\p{Cc}\\]/u.test(asked)) return fallback;
  const path = pathHere(asked);
  return path !== null && pathHere(path) === path ? path : fallback;
}
