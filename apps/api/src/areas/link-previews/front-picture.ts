import sharp from "sharp";
import type { AppContext } from "../../app-context.ts";
import { importedPicture } from "../campaigns/campaigns/imported-picture.ts";
import { cardImage } from "../designs/card-image.ts";
import { type PanelKind, panelSizes, type SharePicture } from "../designs/drawings/draw-share.ts";
import type { Shown } from "./share-subjects.ts";

/** Reads a public picture of this site by its path; null where there is none. */
export type ReadPicture = (path: string) => Promise<Uint8Array | null>;

/** The picture in front of a shared link, cut to its place; undefined where there is none. */
export async function frontPicture(
  app: Pick<AppContext, "db" | "storage">,
  shown: Shown | undefined,
  read: ReadPicture,
): Promise<SharePicture["picture"]> {
  if (shown === undefined) return undefined;
  if ("path" in shown) {
    const bytes = shown.path === null ? null : await read(shown.path);
    return bytes === null ? undefined : cut("photo", bytes);
  }
  if ("photoKey" in shown) {
    const bytes = await app.storage.read(shown.photoKey);
    return bytes === null ? undefined : cut("photo", bytes);
  }
  if ("card" in shown) return cut("card", await cardImage(app.storage, shown.card));
  const bytes = await importedPicture(app, shown.importedId, panelSizes.card);
  return bytes === null ? undefined : cut("card", bytes);
}

async function cut(kind: PanelKind, bytes: Uint8Array) {
  const png = await sharp(bytes)
    .resize({ ...panelSizes[kind], fit: "cover" })
    .flatten({ background: "#ffffff" })
    .png()
    .toBuffer();
  return { kind, data: `data:image/png;base64,${png.toString("base64")}` };
}
