import { bodyText } from "@jdj/contract/campaigns/body-text";
import { channelIds } from "@jdj/contract/campaigns/channel-ids";
import { cardMessages } from "@jdj/contract/campaigns/messages";
import { fillPlaceholders } from "@jdj/contract/campaigns/placeholders";
import type { EventFacts } from "../campaigns/event-facts.ts";
import type { campaigns } from "../campaigns/tables.ts";
import { shortCardAddress } from "./addresses.ts";
import { withLink } from "./plan-deliveries.ts";
import type { DeliveryRow } from "./queries.ts";
import { addressOf, placeholderValues } from "./reach-guest.ts";

/**
 * The address that opens WhatsApp with a guest's number and their own text and link, for their host
 * to send. Null without a mobile number, and for a guest who wants no messages.
 */
export function whatsAppLink(
  campaign: Pick<typeof campaigns.$inferSelect, "body" | "bodyFormat">,
  { delivery, guest }: Pick<DeliveryRow, "delivery" | "guest">,
  { publicUrl, ofEvent }: { publicUrl: string; ofEvent: EventFacts },
): string | null {
  const number = addressOf(channelIds.manual, guest);
  if (number === null || delivery.reason === cardMessages.stopped) return null;
  const link = publicUrl + shortCardAddress(delivery.token);
  // Emails are written when they leave: their text is not stored.
  const text =
    delivery.text ??
    fillPlaceholders(
      bodyText(campaign.body, campaign.bodyFormat),
      placeholderValues(guest, { ofEvent, link }),
    );
  return `https://wa.me/${number.slice(1)}?text=${encodeURIComponent(withLink(text, link))}`;
}
