import { Hono } from "hono";
import type { AppContext } from "../../../app-context.ts";
import { pictureKey, pictureOf } from "./picture-path.ts";

/** Serves `/files/site/{id}.webp`: the pictures that staff uploaded for public pages. */
export function sitePictureRoutes({ storage }: AppContext): Hono {
  return new Hono().get("/files/site/:name", async (c) => {
    const id = pictureOf(c.req.path);
    const bytes = id === null ? null : await storage.read(pictureKey(id));
    if (bytes === null) return c.notFound();
    return c.body(new Uint8Array(bytes), 200, {
      "content-type": "image/webp",
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
      "x-content-type-options": "nosniff",
      "cache-control": "public, max-age=31536000, immutable",
    });
  });
}
