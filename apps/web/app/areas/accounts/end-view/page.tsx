import { at } from "@jdj/contract/paths/addresses";
import { redirect } from "react-router";
import type { PageHandle } from "#app/document/page-kind.ts";
import { apiContext, visitorContext } from "#app/http/context.ts";
import { viewCookie } from "#app/http/cookies/view-cookie.ts";
import type { Route } from "./+types/page";

export const handle: PageHandle = { page: "static" };

/** Nothing is seen here: the banner's button posts to this address. */
export function loader(): never {
  throw redirect(at("home"));
}

/** Ends the view of a notebook, and returns to the console. */
export async function action({ context }: Route.ActionArgs) {
  const visitor = context.get(visitorContext);
  const cookie = { "Set-Cookie": await viewCookie.clear(visitor) };
  // A view that ended by itself is over all the same.
  if (visitor.isView) await context.get(apiContext).accounts.sessions.logout();
  return redirect("/console", { headers: cookie });
}

export default function EndView() {
  return null;
}
