import { at } from "@jdj/contract/paths/addresses";
import { Hono } from "hono";
import QRCode from "qrcode";
import type { AppContext } from "../../../app-context.ts";
import { findGiftListByToken } from "../../notebook/gift-lists/find-gift-list.ts";

/** Pixels of a side of the code to print: 10 cm at 300 dots an inch. */
const CODE_WIDTH = 1181;

const headers = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
  "cache-control": "private, max-age=300",
};

/**
 * The QR code of a gift list's public page, as SVG to show and as PNG to print or to send. Half of
 * its error correction bears a fold or a drop on a printed card.
 */
export function giftListCodeRoutes({ db, settings }: AppContext): Hono {
  const routes = new Hono();
  routes.get("/api/v1/public-gift-lists/:token/:file{code\\.(?:svg|png)}", async (c) => {
    const token = c.req.param("token");
    const found = await findGiftListByToken(db, token);
    if (!found?.list.isOpen || found.deletedAt !== null) return c.notFound();
    const address = settings.publicUrl + at("giftList", { token });
    const options = { errorCorrectionLevel: "Q" as const, margin: 4 };
    if (c.req.param("file") === "code.svg")
      return c.body(await QRCode.toString(address, { ...options, type: "svg" }), 200, {
        ...headers,
        "content-type": "image/svg+xml",
      });
    const png = await QRCode.toBuffer(address, { ...options, width: CODE_WIDTH });
    return c.body(new Uint8Array(png), 200, {
      ...headers,
      "content-type": "image/png",
      "content-disposition": 'attachment; filename="liste-de-cadeaux.png"',
    });
  });
  return routes;
}
