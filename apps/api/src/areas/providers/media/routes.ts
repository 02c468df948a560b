import { and, eq, isNull } from "drizzle-orm";
import { Hono } from "hono";
import type { AppContext } from "../../../app-context.ts";
import { byteRange } from "./byte-range.ts";
import { providerMedia } from "./tables.ts";

const name = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(webp|mp4|webm)$/;

const types: Record<string, string> = {
  webp: "image/webp",
  mp4: "video/mp4",
  webm: "video/webm",
};

/**
 * Serves the uploaded photos and videos of shops, publicly: their names are random, and a file that
 * was deleted or that staff withdrew is 404. Part of a video is sent when a part is asked for, which
 * Safari requires.
 */
export function shopMediaRoutes({ db, storage }: AppContext): Hono {
  return new Hono().get("/files/boutiques/:name", async (c) => {
    const extension = name.exec(c.req.param("name"))?.[1];
    if (extension === undefined) return c.notFound();
    const storageKey = `shops/${c.req.param("name").slice(0, 2)}/${c.req.param("name")}`;
    const [shown] = await db
      .select({ id: providerMedia.id })
      .from(providerMedia)
      .where(and(eq(providerMedia.storageKey, storageKey), isNull(providerMedia.hiddenAt)));
    const bytes = shown ? await storage.read(storageKey) : null;
    if (bytes === null) return c.notFound();
    const headers = {
      "content-type": types[extension] ?? "application/octet-stream",
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
      "x-content-type-options": "nosniff",
      "cache-control": "public, max-age=86400",
      "accept-ranges": "bytes",
    };
    const range = byteRange(c.req.header("range"), bytes.length);
    if (range === null) return c.body(new Uint8Array(bytes), 200, headers);
    if (range === "invalid")
      return c.body(null, 416, { ...headers, "content-range": `bytes */${bytes.length}` });
    const slice = new Uint8Array(bytes.subarray(range.from, range.to + 1));
    return c.body(slice, 206, {
      ...headers,
      "content-range": `bytes ${range.from}-${range.to}/${bytes.length}`,
    });
  });
}
