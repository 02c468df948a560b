import { at } from "@jdj/contract/paths/addresses";
import type { ItemType } from "@jdj/contract/products/filters";

/** The address of a product's page. */
export const productAddress = ({ id, item_type }: { id: number; item_type: ItemType }) =>
  at(item_type === "service" ? "shoppingService" : "shoppingProduct", { id });
