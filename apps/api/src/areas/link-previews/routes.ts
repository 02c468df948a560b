import { createHash } from "node:crypto";
import { type Context, Hono } from "hono";
import type { AppContext } from "../../app-context.ts";
import { type StorageDriver, StorageError } from "../../drivers/storage/port.ts";
import { describeError } from "../../log.ts";
import type { SharePicture } from "../designs/drawings/draw-share.ts";
import { drawInThread } from "../designs/drawings/drawing-queue.ts";
import { invitationSubject, pageSubject, townHallSubject } from "./share-subjects.ts";

/** Increase it when the drawing changes, so that stored pictures are rendered again. */
const DRAWING_VERSION = 1;

const inProgress = new Map<string, Promise<Uint8Array>>();

/** The name of a shared picture: a hash of all that it shows. */
function shareHash({ title, line, where, brand, seed }: SharePicture): string {
  const contents = JSON.stringify([DRAWING_VERSION, title, line, where, brand, seed]);
  return createHash("sha256").update(contents).digest("hex");
}

/**
 * The PNG of a shared link, about 30 KB: from the storage, else rendered now and stored. Concurrent
 * requests render it once.
 * @throws busy (503) when too many pictures wait
 */
async function shareImage(storage: StorageDriver, picture: SharePicture): Promise<Uint8Array> {
  const hash = shareHash(picture);
  const key = `share/${hash}.png`;
  const stored = await storage.read(key);
  if (stored !== null) return stored;
  const begun =
    inProgress.get(hash) ?? drawInThread(picture).finally(() => inProgress.delete(hash));
  inProgress.set(hash, begun);
  const png = await begun;
  // It can be drawn again: a full disk costs time, and no picture.
  await storage.write(key, png).catch((error) => {
    if (!(error instanceof StorageError)) throw error;
  });
  return png;
}

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
