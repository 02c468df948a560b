import { at } from "@jdj/contract/paths/addresses";
import { eq } from "drizzle-orm";
import { Hono } from "hono";
import QRCode from "qrcode";
import type { AppContext } from "../../../app-context.ts";
import { albums } from "../../notebook/album/tables.ts";
import { findAlbumOf } from "./queries.ts";

/** The QR code of the page that takes photos, as SVG. A quarter of its error correction bears a drop on a card. */
export function albumCodeRoutes({ db, settings }: AppContext): Hono {
  return new Hono().get("/api/v1/album-links/:key/code.svg", async (c) => {
    const key = c.req.param("key");
    const found = await findAlbumOf(db, eq(albums.key, key));
    if (!found || found.event.deletedAt !== null) return c.notFound();
    const address = settings.publicUrl + at("albumLink", { key });
    const options = { errorCorrectionLevel: "Q" as const, margin: 2, type: "svg" as const };
    return c.body(await QRCode.toString(address, options), 200, {
      "content-type": "image/svg+xml",
      "x-content-type-options": "nosniff",
      "referrer-policy": "no-referrer",
      "cache-control": "private, max-age=300",
    });
  });
}
