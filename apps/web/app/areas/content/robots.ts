import { at, notebookPrefix } from "@jdj/contract/paths/addresses";
import { visitorContext } from "#app/http/context.ts";
import type { Route } from "./+types/robots";

/** `/robots.txt`: private pages and single-use links are not for search engines. */
export function loader({ context }: Route.LoaderArgs) {
  const { publicUrl } = context.get(visitorContext);
  const closed = [
    "/api/",
    "/dev/",
    "/activation-compte/",
    "/callback",
    `${notebookPrefix}/`,
    "/i/",
    "/newsletter/",
    "/restauration-du-mot-de-passe/",
    "/pro/",
    at("account"),
    at("editAccount"),
  ];
  const lines = [
    "User-agent: *",
    ...closed.map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${publicUrl}${at("sitemap")}`,
    "",
  ];
  return new Response(lines.join("\n"), {
    headers: { "Content-Type": "text/plain; charset=utf-8" },
  });
}
