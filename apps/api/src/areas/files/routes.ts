import { eq } from "drizzle-orm";
import { Hono } from "hono";
import type { AppContext } from "../../app-context.ts";
import { secretsOf } from "../../secrets.ts";
import { smallPhoto } from "./encode-photo.ts";
import { isOpenAddress } from "./signed-address.ts";
import { files } from "./tables.ts";

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The header of a document, which is downloaded and never shown: its name in UTF-8 (RFC 6266). */
function attachment(name: string): string {
  const plain = name.replace(/[^\w .-]/g, "_");
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

/** Serves private files at their signed URLs, photos with `size=small` as a small square; anything else is 404. */
export function fileRoutes({ db, storage, settings, clock }: AppContext): Hono {
  return new Hono().get("/files/:id", async (c) => {
    const id = c.req.param("id");
    const signed = { expires: c.req.query("e") ?? "", signature: c.req.query("s") ?? "" };
    if (!uuid.test(id) || !isOpenAddress(secretsOf(settings), id, signed, clock()))
      return c.notFound();
    const [file] = await db.select().from(files).where(eq(files.id, id));
    const bytes = file && (await storage.read(file.storageKey));
    if (!file || !bytes) return c.notFound();
    const { downloadName } = file;
    const isSmall = c.req.query("size") === "small" && file.mediaType === "image/webp";
    return c.body(new Uint8Array(isSmall ? await smallPhoto(bytes) : bytes), 200, {
      ...(downloadName === null ? {} : { "content-disposition": attachment(downloadName) }),
      "content-type": file.mediaType,
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
      "x-content-type-options": "nosniff",
      "cache-control": "private, max-age=3600",
    });
  });
}
