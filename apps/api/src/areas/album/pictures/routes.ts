import { and, eq, isNull } from "drizzle-orm";
import { type Context, Hono } from "hono";
import type { AppContext } from "../../../app-context.ts";
import { secretsOf } from "../../../secrets.ts";
import {
  isOpenPicture,
  type PictureReader,
  pictureKey,
} from "../../notebook/album/photo-address.ts";
import { albumPhotos, albums } from "../../notebook/album/tables.ts";
import { eventPages } from "../../notebook/event-pages/tables.ts";
import { events } from "../../notebook/events/tables.ts";

const name = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.webp$/;

/** A photo whose event is not deleted, with the page of its feast. */
async function findPhoto({ db }: Pick<AppContext, "db">, fileId: string) {
  const [found] = await db
    .select({ state: albumPhotos.state, page: eventPages })
    .from(albumPhotos)
    .innerJoin(albums, eq(albums.id, albumPhotos.albumId))
    .innerJoin(events, eq(events.id, albums.eventId))
    .leftJoin(eventPages, eq(eventPages.eventId, albums.eventId))
    .where(and(eq(albumPhotos.fileId, fileId), isNull(events.deletedAt)));
  return found ?? null;
}

type Found = NonNullable<Awaited<ReturnType<typeof findPhoto>>>;

/** For whom an address must have been signed, by its letter; null where nobody may read the photo now. */
function readerOf({ state, page }: Found, letter: string): PictureReader | null {
  if (letter === "h") return "host";
  if (state !== "shown" || page === null || page.visibility === "off") return null;
  return page;
}

/** Serves the pictures of guests' photos at their signed addresses, while whoever was given one may read it. */
export function albumPictureRoutes(app: AppContext): Hono {
  const answer = async (c: Context, size: "small" | "large") => {
    const [, fileId] = name.exec(c.req.param("name") ?? "") ?? [];
    const found = fileId === undefined ? null : await findPhoto(app, fileId);
    const reader = found && readerOf(found, c.req.param("reader") ?? "");
    if (fileId === undefined || !reader) return c.notFound();
    const query = { expires: c.req.query("e") ?? "", signature: c.req.query("s") ?? "" };
    if (!isOpenPicture(secretsOf(app.settings), fileId, reader, query, app.clock()))
      return c.notFound();
    const bytes = await app.storage.read(pictureKey(fileId, size));
    if (bytes === null) return c.notFound();
    return c.body(new Uint8Array(bytes), 200, {
      "content-type": "image/webp",
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
      "x-content-type-options": "nosniff",
      "x-robots-tag": "noindex",
      "cache-control": "private, max-age=3600",
    });
  };
  return new Hono()
    .get("/files/album/:reader{[gh]}/small/:name", (c) => answer(c, "small"))
    .get("/files/album/:reader{[gh]}/large/:name", (c) => answer(c, "large"));
}
