import { asc, eq } from "drizzle-orm";
import { Hono } from "hono";
import type { AppContext } from "../../../app-context.ts";
import { eventTypes } from "../../notebook/event-types/tables.ts";
import { packageEventTypes } from "../../providers/packages/tables.ts";
import { drawPackage } from "./draw-package.ts";
import { IMAGE_FOLDER } from "./image-address.ts";

const drawing = /^dessin-([1-9]\d{0,14})\.svg$/;
const photo = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.webp$/;

/** Serves the images of packages to everybody: a photo under its unguessable key, or a drawing. */
export function packageImageRoutes({ db, storage }: AppContext): Hono {
  return new Hono().get("/files/packages/:name", async (c) => {
    const name = c.req.param("name");
    const id = drawing.exec(name)?.[1];
    if (id !== undefined) {
      const [type] = await db
        .select({ code: eventTypes.code })
        .from(packageEventTypes)
        .innerJoin(eventTypes, eq(eventTypes.id, packageEventTypes.eventTypeId))
        .where(eq(packageEventTypes.packageId, Number(id)))
        .orderBy(asc(eventTypes.position))
        .limit(1);
      if (!type) return c.notFound();
      return c.body(drawPackage(Number(id), type.code), 200, {
        "content-type": "image/svg+xml",
        "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'",
        "x-content-type-options": "nosniff",
        "cache-control": "public, max-age=86400",
      });
    }
    const bytes = photo.test(name) ? await storage.read(IMAGE_FOLDER + name) : null;
    if (bytes === null) return c.notFound();
    return c.body(new Uint8Array(bytes), 200, {
      "content-type": "image/webp",
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
      "x-content-type-options": "nosniff",
      "cache-control": "public, max-age=31536000, immutable",
    });
  });
}
