import { Hono } from "hono";
import type { AppContext } from "../../../app-context.ts";
import { videoCoverKey } from "./describe-videos.ts";

/** Serves `/files/videos/{id}.webp`: our copies of the pictures of the home page's videos. */
export function videoCoverRoutes({ storage }: AppContext): Hono {
  return new Hono().get("/files/videos/:name{[1-9][0-9]{0,9}\\.webp}", async (c) => {
    const id = Number.parseInt(c.req.param("name"), 10);
    const bytes = await storage.read(videoCoverKey(id));
    if (!bytes) return c.notFound();
    return c.body(new Uint8Array(bytes), 200, {
      "content-type": "image/webp",
      "content-security-policy": "default-src 'none'",
      "cache-control": "public, max-age=86400",
    });
  });
}
