import { at } from "@jdj/contract/paths/addresses";
import { visitorContext } from "#app/http/context.ts";
import type { Route } from "./+types/manifest";

/** The web manifest, by which a phone installs the site. */
export function loader({ context }: Route.LoaderArgs): Response {
  const { brand } = context.get(visitorContext);
  const manifest = {
    name: brand,
    short_name: brand,
    description: "Votre carnet, vos invités et vos cartes d’invitation, toujours avec vous.",
    lang: "fr",
    dir: "ltr",
    id: "/",
    start_url: at("summary"),
    scope: "/",
    display: "standalone",
    background_color: "#f6f5fa",
    theme_color: "#2b2f8f",
    icons: [
      { src: "/icons/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icons/icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "/icons/maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  };
  return Response.json(manifest, {
    headers: {
      "Content-Type": "application/manifest+json",
      "Cache-Control": "public, max-age=86400",
    },
  });
}
