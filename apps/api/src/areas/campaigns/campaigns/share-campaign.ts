import { bodyText } from "@jdj/contract/campaigns/body-text";
import { channelIds } from "@jdj/contract/campaigns/channel-ids";
import { fillPlaceholders } from "@jdj/contract/campaigns/placeholders";
import type { RequestContext } from "../../../app-context.ts";
import { withoutOwnLink } from "../cards/card-text.ts";
import { openEventCard } from "../cards/open-event-card.ts";
import { shortCardAddress } from "../deliveries/card-addresses.ts";
import { placeholderValues } from "../deliveries/reachable-guest.ts";
import { findEventFacts } from "./event-facts.ts";
import type { campaigns } from "./tables.ts";

type Campaign = typeof campaigns.$inferSelect;

/** Where a card may be shared, with its text; null for a campaign that is not a started card to be shared. */
export async function shareOf(
  { db, settings }: Pick<RequestContext, "db" | "settings">,
  campaign: Campaign,
) {
  if (campaign.channelId !== channelIds.social || campaign.status !== "done") return null;
  const { token } = await openEventCard(db, { eventId: campaign.eventId, campaignId: campaign.id });
  const url = settings.publicUrl + shortCardAddress(token);
  const text = await shareText(db, campaign, url);
  return {
    url,
    text,
    whatsapp: `https://wa.me/?text=${encodeURIComponent(text.includes(url) ? text : `${text}\n${url}`)}`,
    facebook: `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(url)}`,
  };
}

/**
 * The text of a card that has no one guest: the placeholders that name a guest are left out.
 * @param link of the card's page; null for the page itself, which does not print its own address
 */
export async function shareText(
  db: RequestContext["db"],
  message: Pick<Campaign, "eventId" | "body" | "bodyFormat">,
  link: string | null,
): Promise<string> {
  const nobody = { civility: "M", givenNames: "", lastName: "" } as const;
  const ofEvent = await findEventFacts(db, message.eventId);
  const values = { ...placeholderValues(nobody, { ofEvent, link: link ?? "" }), civility: "" };
  const written = bodyText(message.body, message.bodyFormat);
  return fillPlaceholders(link === null ? withoutOwnLink(written) : written, values)
    .replace(/^[ ,]+/, "")
    .replace(/ {2,}/g, " ")
    .replace(/ ,/g, ",")
    .trim()
    .replace(/^\p{Ll}/u, (first) => first.toLocaleUpperCase("fr"));
}
