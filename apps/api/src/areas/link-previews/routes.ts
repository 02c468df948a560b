import { createHash } from "node:crypto";
import { type Context, Hono } from "hono";
import type { AppContext } from "../../app-context.ts";
import { type StorageDriver, StorageError } from "../../drivers/storage/port.ts";
import { describeError } from "../../log.ts";
import { pictureHash } from "../designs/card-image.ts";
import type { SharePicture } from "../designs/drawings/draw-share.ts";
import { drawInThread } from "../designs/drawings/drawing-queue.ts";
import { eventPageSubject } from "./event-page-subject.ts";
import { frontPicture, type ReadPicture } from "./front-picture.ts";
import {
  giftListSubject,
  packageSubject,
  productSubject,
  providerSubject,
  shopSubject,
} from "./offer-subjects.ts";
import { invitationSubject, pageSubject, type Subject, townHallSubject } from "./share-subjects.ts";

/** Increase it when the drawing changes, so that stored pictures are rendered again. */
const DRAWING_VERSION = 2;

const inProgress = new Map<string, Promise<Uint8Array>>();

/** The name of a shared picture: a hash of all that it shows. */
function shareHash({ shown, ...texts }: Subject, brand: string): string {
  const front = shown && "card" in shown ? pictureHash(shown.card) : shown;
  const contents = JSON.stringify([DRAWING_VERSION, texts, brand, front]);
  return createHash("sha256").update(contents).digest("hex");
}

/**
 * The PNG of a shared link, about 30 KB: from the storage, else rendered now and stored. Concurrent
 * requests render it once.
 * @throws busy (503) when too many pictures wait
 */
async function shareImage(
  storage: StorageDriver,
  hash: string,
  compose: () => Promise<SharePicture>,
): Promise<Uint8Array> {
  const key = `share/${hash}.png`;
  const stored = await storage.read(key);
  if (stored !== null) return stored;
  const begun =
    inProgress.get(hash) ??
    compose()
      .then(drawInThread)
      .finally(() => inProgress.delete(hash));
  inProgress.set(hash, begun);
  const png = await begun;
  // It can be drawn again: a full disk costs time, and no picture.
  await storage.write(key, png).catch((error) => {
    if (!(error instanceof StorageError)) throw error;
  });
  return png;
}

/** What has a preview of its own, by the folder of its picture; what is on offer is public. */
const subjects = {
  mairie: { find: townHallSubject, visibility: "public" },
  article: { find: productSubject, visibility: "public" },
  vendeur: { find: shopSubject, visibility: "public" },
  prestataire: { find: providerSubject, visibility: "public" },
  package: { find: packageSubject, visibility: "public" },
  cadeaux: { find: giftListSubject, visibility: "private" },
  carte: { find: invitationSubject, visibility: "private" },
  fete: { find: eventPageSubject, visibility: "private" },
} as const;

/**
 * Serves `/partage/{page}.png`, and `/partage/{folder}/{id or token}.png` of a town hall, a product, a
 * seller, a provider, a package, a gift list, a card and the page of an event: the preview pictures of links in chat apps.
 */
export function shareRoutes(app: AppContext, read: ReadPicture): Hono {
  const routes = new Hono();
  const respondWith = (c: Context, subject: Subject | null, visibility: "public" | "private") =>
    respond(c, app, { subject, visibility, read });
  routes.get("/partage/:file", (c) => respondWith(c, pageSubject(nameIn(c)), "public"));
  for (const [folder, { find, visibility }] of Object.entries(subjects))
    routes.get(`/partage/${folder}/:file`, async (c) =>
      respondWith(c, await find(app.db, nameIn(c)), visibility),
    );
  return routes;
}

function nameIn(c: Context): string {
  const file = c.req.param("file") ?? "";
  return file.endsWith(".png") ? file.slice(0, -".png".length) : "";
}

async function respond(
  c: Context,
  app: AppContext,
  asked: { subject: Subject | null; visibility: "public" | "private"; read: ReadPicture },
) {
  const { storage, settings, log } = app;
  const { subject, visibility, read } = asked;
  if (subject === null) return c.notFound();
  const brand = subject.isBare ? "" : settings.brand;
  const hash = shareHash(subject, brand);
  const etag = `"${hash.slice(0, 32)}"`;
  const headers = {
    etag,
    "cache-control": `${visibility}, max-age=${visibility === "public" ? 86_400 : 3600}`,
    "x-content-type-options": "nosniff",
    "cross-origin-resource-policy": "cross-origin",
  };
  if (c.req.header("if-none-match") === etag) return c.body(null, 304, headers);
  try {
    const png = await shareImage(storage, hash, async () => {
      const { shown, isBare: _, ...texts } = subject;
      const picture = await frontPicture(app, shown, read);
      return { ...texts, brand, ...(picture && { picture }) };
    });
    return c.body(new Uint8Array(png), 200, { ...headers, "content-type": "image/png" });
  } catch (error) {
    log("warn", "share-not-drawn", { error: describeError(error) });
    return c.body(null, 503, { "retry-after": "30" });
  }
}
