import { channelIds } from "@jdj/contract/campaigns/channel-ids";
import { fcfa } from "@jdj/french/money";

/** What one unit of a priced channel costs: an SMS is paid by segment, other messages one by one. */
export function pricePerUnit(channelId: number, priceFcfa: number): string {
  return channelId === channelIds.sms
    ? `${fcfa(priceFcfa)} par SMS de 160\u00a0caractères (70 avec un emoji)`
    : `${fcfa(priceFcfa)} par message`;
}
