import { backToCard, mendedQuery } from "@jdj/contract/campaigns/ready-query";
import { at } from "@jdj/contract/paths/addresses";

/** Whether the host came from a card, to which the page leads back. */
export function isFromCard(search: string): boolean {
  return search.slice(1).split("&").includes(backToCard);
}

/**
 * Where a page of the notebook leads once it was saved: back to the card from which its host came, whose
 * draft is stored on their device, otherwise where it always does.
 * @param mended the guest who was changed: they are added to the draft if it can reach them
 */
export function cardOr(request: Request, other: string, mended?: number | string): string {
  if (!isFromCard(new URL(request.url).search)) return other;
  const query = mended === undefined ? "" : `?${mendedQuery}=${mended}`;
  return `${at("newCard")}${query}#resume`;
}
