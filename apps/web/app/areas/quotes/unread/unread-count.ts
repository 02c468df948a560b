import { apiContext, visitorContext } from "#app/http/context.ts";
import type { Route } from "./+types/unread-count";

/** How many messages of providers the user has not read, for the menu: `{ unread: 2 }`. */
export async function loader({ context }: Route.LoaderArgs) {
  const { user } = context.get(visitorContext);
  if (!user) return Response.json({ unread: 0 });
  const { unread } = await context.get(apiContext).quotes.requests.inbox();
  return Response.json({ unread }, { headers: { "cache-control": "private, no-store" } });
}
