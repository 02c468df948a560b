import { channelIds } from "@jdj/contract/campaigns/channel-ids";
import { cardMessages } from "@jdj/contract/campaigns/messages";
import { guestMessageMessages } from "@jdj/contract/invitations/guest-message-messages";
import type { ChannelReach } from "@jdj/contract/invitations/messages-to-guests";
import type { Database } from "../../../database/connect.ts";
import type { ApiSettings } from "../../../settings.ts";
import { isChannelOffered } from "../../campaigns/channels/is-channel-open.ts";
import type { channels } from "../../campaigns/channels/tables.ts";
import {
  addressOf,
  type ReachableGuest,
  whyUnreachable,
} from "../../campaigns/deliveries/reachable-guest.ts";
import { findSuppressed } from "../../campaigns/suppression-list/queries.ts";
import type { BlockedTemplate } from "../../operations/whatsapp-account/blocked-templates.ts";
import { listChannelsOf } from "./queries.ts";

/** Why a channel does not reach a guest, as their hosts may mend it; null when it does. */
export function whyLeftOut(
  channelId: number,
  guest: ReachableGuest,
  stopped: ReadonlySet<string>,
): string | null {
  const why = whyUnreachable(channelId, addressOf(channelId, guest), stopped);
  if (why !== cardMessages.noMobile) return why;
  const hasPhone = Boolean(guest.phone1 ?? guest.phone2);
  return hasPhone ? guestMessageMessages.unusable : guestMessageMessages.gone;
}

/** Whether messages leave by a channel today: WhatsApp needs a template without a picture for them. */
function isOffered(
  channel: typeof channels.$inferSelect,
  credit: number,
  settings: ApiSettings,
  blocked: readonly BlockedTemplate[],
): boolean {
  const lacksTemplate =
    channel.id === channelIds.whatsapp && settings.closedServices.includes("whatsapp-notices");
  return (
    !lacksTemplate && isChannelOffered(channel, credit, { ...settings, blocked, use: "message" })
  );
}

/** How each channel reaches some guests, and on which of their addresses nobody is written to any more. */
export async function reachOf(
  db: Database,
  settings: ApiSettings,
  customerId: number,
  chosen: readonly ReachableGuest[],
): Promise<{ channels: ChannelReach[]; stopped: ReadonlySet<string> }> {
  const addresses = chosen.flatMap((guest) => [
    addressOf(channelIds.email, guest),
    addressOf(channelIds.sms, guest),
  ]);
  const [listed, stopped] = await Promise.all([
    listChannelsOf(db, customerId),
    findSuppressed(db, addresses),
  ]);
  const shown = listed
    .filter(({ channel }) => channel.id !== channelIds.social)
    .map(({ channel, credit, blocked }) => {
      const leftOut = new Map<string, number>();
      for (const guest of chosen) {
        const why = whyLeftOut(channel.id, guest, stopped);
        if (why !== null) leftOut.set(why, (leftOut.get(why) ?? 0) + 1);
      }
      const left_out = [...leftOut].map(([reason, guests]) => ({ reason, guests }));
      return {
        id: channel.id,
        name: channel.name,
        selling_price: channel.priceFcfa,
        credit,
        can_send: isOffered(channel, credit, settings, blocked),
        reached: chosen.length - left_out.reduce((sum, { guests }) => sum + guests, 0),
        left_out,
      };
    });
  return { channels: shown, stopped };
}
