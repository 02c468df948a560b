import { type Context, Hono } from "hono";
import type { AppContext } from "../../app-context.ts";
import { describeError } from "../../log.ts";
import type { SharePicture } from "../designs/drawings/draw-share.ts";
import { shareHash, shareImage } from "./share-image.ts";
import { invitationSubject, pageSubject, townHallSubject } from "./share-subjects.ts";

/**
 * Serves `/partage/{page}.png`, `/partage/mairie/{id}.png` and `/partage/carte/{token}.png`: the
 * preview pictures of links in chat apps.
 */
export function shareRoutes(app: AppContext): Hono {
  const { db } = app;
  const routes = new Hono();
  routes.get("/partage/:file", (c) => respond(c, app, pageSubject(nameIn(c)), "public"));
  routes.get("/partage/mairie/:file", async (c) =>
    respond(c, app, await townHallSubject(db, nameIn(c)), "public"),
  );
  routes.get("/partage/carte/:file", async (c) =>
    respond(c, app, await invitationSubject(db, nameIn(c)), "private"),
  );
  return routes;
}

function nameIn(c: Context): string {
  const file = c.req.param("file") ?? "";
  return file.endsWith(".png") ? file.slice(0, -".png".length) : "";
}

async function respond(
  c: Context,
  { storage, settings, log }: AppContext,
  subject: Omit<SharePicture, "brand"> | null,
  visibility: "public" | "private",
) {
  if (subject === null) return c.notFound();
  const picture = { ...subject, brand: settings.brand };
  const etag = `"${shareHash(picture).slice(0, 32)}"`;
  const headers = {
    etag,
    "cache-control": `${visibility}, max-age=${visibility === "public" ? 86_400 : 3600}`,
    "x-content-type-options": "nosniff",
    "cross-origin-resource-policy": "cross-origin",
  };
  if (c.req.header("if-none-match") === etag) return c.body(null, 304, headers);
  try {
    const png = await shareImage(storage, picture);
    return c.body(new Uint8Array(png), 200, { ...headers, "content-type": "image/png" });
  } catch (error) {
    log("warn", "share-not-drawn", { error: describeError(error) });
    return c.body(null, 503, { "retry-after": "30" });
  }
}
