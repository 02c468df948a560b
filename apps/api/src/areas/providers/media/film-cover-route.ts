import { Hono } from "hono";
import type { AppContext } from "../../../app-context.ts";
import { filmCoverKey } from "./describe-films.ts";

/** Serves `/files/films/{id}.webp`: our copies of the pictures of providers' films. */
export function filmCoverRoutes({ storage }: AppContext): Hono {
  return new Hono().get("/files/films/:name{[1-9][0-9]{0,9}\\.webp}", async (c) => {
    const id = Number.parseInt(c.req.param("name"), 10);
    const bytes = await storage.read(filmCoverKey(id));
    if (!bytes) return c.notFound();
    return c.body(new Uint8Array(bytes), 200, {
      "content-type": "image/webp",
      "content-security-policy": "default-src 'none'",
      "cache-control": "public, max-age=86400",
    });
  });
}
