import { clothShapes } from "@jdj/weave/cloth-svg";
import { weave } from "@jdj/weave/weave";
import { asc, eq } from "drizzle-orm";
import { Hono } from "hono";
import type { AppContext } from "../../../app-context.ts";
import { emblem } from "../../designs/drawings/emblem.ts";
import { eventTypes } from "../../notebook/event-types/tables.ts";
import { packageEventTypes } from "../../providers/tables.ts";
import { IMAGE_FOLDER } from "./image-address.ts";

/** The drawing, in pixels. */
const WIDTH = 800;
const HEIGHT = 600;
/** The size of one thread of the cloth, in pixels. */
const THREAD = 6;
/** The seal in the middle, in pixels. */
const RADIUS = 150;

/**
 * The picture of a package without a photo: a cloth of its own, and a seal with the emblem of what it
 * is for.
 * @param eventType the code of its first type of event
 */
function drawPackage(id: number, eventType: string): string {
  const cloth = weave(`package-${id}`, { strips: 12, rows: 104 });
  const [x, y] = [WIDTH / 2, HEIGHT / 2];
  const seal = emblem(eventType, { x, y, ink: "#17173b", surface: "#ffffff", scale: 1.15 });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" aria-hidden="true"><g transform="scale(${THREAD})">${clothShapes(cloth, { texture: true }, "tile")}</g><circle cx="${x}" cy="${y}" r="${RADIUS}" fill="#ffffff"/><circle cx="${x}" cy="${y}" r="${RADIUS - 10}" fill="none" stroke="#17173b" stroke-width="2"/>${seal}</svg>`;
}

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
