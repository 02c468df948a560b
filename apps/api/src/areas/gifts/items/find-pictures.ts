import type { Database } from "../../../database/connect.ts";
import { listCards } from "../../products/products/cards.ts";
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
