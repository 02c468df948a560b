import { Hono } from "hono";
import { drawProduct, isKnownLine } from "./draw-product.ts";

/** Serves the drawn pictures of demonstration products; an address always has the same picture. */
export function productDrawingRoutes(): Hono {
  return new Hono().get(
    "/api/v1/article-drawings/:name{[a-z0-9-]{1,30}}/:file{[0-9]{1,7}\\.svg}",
    (c) => {
      const name = c.req.param("name");
      if (!isKnownLine(name)) return c.notFound();
      return c.body(drawProduct(name, Number.parseInt(c.req.param("file"), 10)), 200, {
        "content-type": "image/svg+xml",
        "cache-control": "public, max-age=31536000, immutable",
        "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'",
        "x-content-type-options": "nosniff",
      });
    },
  );
}
