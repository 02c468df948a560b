import { pageOfShort } from "@jdj/contract/paths/short-addresses";
import { redirect } from "react-router";
import type { Route } from "./+types/short-address";

/** `/d/12`, `/r/12`, `/p/12`: the short addresses of SMS lead to their pages, which check who reads. */
export function loader({ url }: Route.LoaderArgs) {
  const page = pageOfShort(url.pathname.replace(/\/$/, ""));
  if (page === null) throw new Response(null, { status: 404 });
  throw redirect(page, { headers: { "X-Robots-Tag": "noindex" } });
}
