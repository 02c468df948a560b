import { Hono } from "hono";
import { drawPicture } from "./draw-picture.ts";
import { type LineName, lines } from "./lines.ts";

/** Where a drawn picture is served. @param seed 0 to 9,999,999 */
export function pictureAddress(name: LineName, seed: number): string {
  return `/api/v1/provider-drawings/${name}/${seed}.svg`;
}

const isLineName = (name: string): name is LineName => Object.hasOwn(lines, name);

/** Serves the drawn pictures of demonstration providers; an address always has the same picture. */
export function drawingRoutes(): Hono {
  return new Hono().get(
    "/api/v1/provider-drawings/:name{[a-z0-9-]{1,30}}/:file{[0-9]{1,7}\\.svg}",
    (c) => {
      const name = c.req.param("name");
      if (!isLineName(name)) return c.notFound();
      return c.body(drawPicture(name, Number.parseInt(c.req.param("file"), 10)), 200, {
        "content-type": "image/svg+xml",
        "cache-control": "public, max-age=31536000, immutable",
        "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'",
        "x-content-type-options": "nosniff",
      });
    },
  );
}
