import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";
import { patterns } from "./addresses.ts";

export default [
  layout("ui/layouts/public/layout.tsx", [index("areas/content/home/page.tsx")]),
  route(patterns.gallery, "gallery/page.tsx"),
  route("*", "areas/content/not-found.tsx"),
] satisfies RouteConfig;
