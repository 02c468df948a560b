import { refusal } from "@jdj/contract/call/refusals";
import { channelIds } from "@jdj/contract/campaigns/channel-ids";
import { eq } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import type { ApiSettings, OutsideService } from "../../../settings.ts";
import {
  type BlockedTemplate,
  blockedTemplates,
  isTemplateBlocked,
  type TemplateUse,
} from "../../operations/whatsapp-account/blocked-templates.ts";
import { channels } from "./tables.ts";

const serviceOf: Record<number, OutsideService> = {
  [channelIds.email]: "mail",
  [channelIds.sms]: "sms",
  [channelIds.whatsapp]: "whatsapp",
};

/** What decides whether a channel is open besides the channel itself. */
type Circumstances = Pick<ApiSettings, "closedServices" | "whatsAppTemplates"> & {
  /** The templates by which WhatsApp lets nothing leave. */
  blocked: readonly BlockedTemplate[];
  /** What is to be sent; a card unless it says otherwise. */
  use?: TemplateUse;
};

/**
 * Whether campaigns may be sent by a channel: the staff left it open, there is a gateway, and WhatsApp
 * did not pause or reject the template by which they would leave.
 */
export function isChannelOpen(
  channel: { id: number; open: boolean },
  { closedServices, blocked, use = "card", ...settings }: Circumstances,
): boolean {
  const service = serviceOf[channel.id];
  if (!channel.open || (service !== undefined && closedServices.includes(service))) return false;
  return channel.id !== channelIds.whatsapp || !isTemplateBlocked(use, settings, blocked);
}

/**
 * A channel by which something may be sent.
 * @param use what is to be sent; a card unless it says otherwise
 * @throws not-found, channel-closed
 */
export async function requireOpenChannel(
  db: Database,
  settings: ApiSettings,
  channelId: number,
  use: TemplateUse = "card",
): Promise<typeof channels.$inferSelect> {
  const [found] = await db
    .select({ channel: channels, blocked: blockedTemplates })
    .from(channels)
    .where(eq(channels.id, channelId));
  if (!found) throw refusal("not-found");
  const { channel, blocked } = found;
  if (!isChannelOpen(channel, { ...settings, blocked, use })) throw refusal("channel-closed");
  return channel;
}

/**
 * Whether a channel is offered to somebody: it is open, and it is free, can be paid for, or some
 * credit of it is left.
 * @param credit units left
 */
export function isChannelOffered(
  channel: { id: number; open: boolean; priceFcfa: number },
  credit: number,
  circumstances: Circumstances,
): boolean {
  const isPayable =
    channel.priceFcfa === 0 || credit > 0 || !circumstances.closedServices.includes("payments");
  return isPayable && isChannelOpen(channel, circumstances);
}
