import type { RequestContext } from "../../../app-context.ts";
import type { Database } from "../../../database/connect.ts";
import { signedFileAddress } from "../../files/signed-address.ts";
import { listCards } from "../../products/products/product-cards.ts";
import type { WishedItem } from "./queries.ts";

/** The pictures in front of the wished products, by the number of the product. */
export async function findPictures(
  db: Database,
  items: readonly WishedItem[],
): Promise<ReadonlyMap<number, string>> {
  const ids = items.flatMap(({ item }) => (item.productId === null ? [] : [item.productId]));
  const cards = await listCards(db, [...new Set(ids)]);
  return new Map(cards.flatMap(({ id, image }) => (image === null ? [] : [[id, image] as const])));
}

/** The address of the hosts' own photo of a wish; null without one. */
export type PhotoOf = (item: Pick<WishedItem["item"], "imageFileId">) => string | null;

/** How the hosts' own photo of a wish is addressed: for an hour or two. */
export function photoAddress({ settings, now }: Pick<RequestContext, "settings" | "now">): PhotoOf {
  return ({ imageFileId }) =>
    imageFileId === null ? null : signedFileAddress(settings.secret, imageFileId, now);
}
