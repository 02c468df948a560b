import { channelIds } from "@jdj/contract/campaigns/channel-ids";
import type { ApiSettings, OutsideService } from "../../../settings.ts";

const serviceOf: Record<number, OutsideService> = {
  [channelIds.email]: "mail",
  [channelIds.sms]: "sms",
  [channelIds.whatsapp]: "whatsapp",
};

/** Whether campaigns may be sent by a channel: the staff left it open and there is a gateway. */
export function isChannelOpen(
  channel: { id: number; open: boolean },
  { closedServices }: Pick<ApiSettings, "closedServices">,
): boolean {
  const service = serviceOf[channel.id];
  return channel.open && (service === undefined || !closedServices.includes(service));
}

/**
 * Whether a channel is offered to somebody: it is open, and it is free, can be paid for, or some
 * credit of it is left.
 * @param credit units left
 */
export function isChannelOffered(
  channel: { id: number; open: boolean; priceFcfa: number },
  credit: number,
  settings: Pick<ApiSettings, "closedServices">,
): boolean {
  const isPayable =
    channel.priceFcfa === 0 || credit > 0 || !settings.closedServices.includes("payments");
  return isPayable && isChannelOpen(channel, settings);
}
