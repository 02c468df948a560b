import { redirect } from "react-router";
import type { Route } from "./+types/stop-phone-notices";

/** `/n/:token`: the short address of an SMS leads to the API's page that stops such messages. */
export function loader({ params }: Route.LoaderArgs) {
  const headers = { "X-Robots-Tag": "noindex" };
  throw redirect(`/api/v1/phone-notices/${encodeURIComponent(params.token)}`, { headers });
}
