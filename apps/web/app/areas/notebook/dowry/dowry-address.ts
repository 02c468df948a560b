import { at } from "@jdj/contract/paths/addresses";

/** What the address of the page opens. */
export const asks = { item: "ligne", removed: "retirer" } as const;

/** The address of the page with what it opens, and the item to which it leads. */
export function dowryAddress(
  opened: Readonly<Record<string, string>> = {},
  itemId?: number,
): string {
  const query = new URLSearchParams(opened).toString();
  const place = itemId === undefined ? "" : `#ligne-${itemId}`;
  return `${at("dowry")}${query ? `?${query}` : ""}${place}`;
}
