import { eq, sql } from "drizzle-orm";
import { Hono } from "hono";
import type { AppContext } from "../../../app-context.ts";
import { preparedQuery, type Values } from "../../../database/prepared-query.ts";
import { drawPackage } from "../../../drawings/draw-package.ts";
import { followingHeaders } from "../../../drawings/svg-headers.ts";
import { packageFeatures, packages } from "../../providers/packages/tables.ts";
import { serviceTypes } from "../../service-types/tables.ts";
import { IMAGE_FOLDER } from "./image-address.ts";

/** What the drawing of a package shows. */
const readSubject = preparedQuery("package-drawing", (db, { id }: Values<{ id: number }>) =>
  db
    .select({
      provider: packages.providerId,
      trade: serviceTypes.code,
      name: packages.name,
      features: sql<string[]>`array(
        select value from ${packageFeatures} as feature
        where feature.package_id = ${packages.id} order by feature.position)`,
    })
    .from(packages)
    .innerJoin(serviceTypes, eq(serviceTypes.id, packages.serviceTypeId))
    .where(eq(packages.id, id)),
);

const drawing = /^dessin-([1-9]\d{0,14})\.svg$/;
const photo = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.webp$/;

/** Serves the images of packages to everybody: a photo under its unguessable key, or a drawing. */
export function packageImageRoutes({ db, storage }: AppContext): Hono {
  return new Hono().get("/files/packages/:name", async (c) => {
    const name = c.req.param("name");
    const id = drawing.exec(name)?.[1];
    if (id !== undefined) {
      const [found] = await readSubject(db, { id: Number(id) });
      if (!found) return c.notFound();
      const { provider, trade, name: title, features } = found;
      const lines = [title, ...features];
      return c.body(drawPackage({ id: Number(id), provider, trade, lines }), 200, followingHeaders);
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
