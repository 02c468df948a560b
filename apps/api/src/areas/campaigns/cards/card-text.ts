import { bodyText } from "@jdj/contract/campaigns/body-text";
import {
  fillPlaceholders,
  guestPlaceholders,
  usedPlaceholders,
} from "@jdj/contract/campaigns/placeholders";
import type { RequestContext } from "../../../app-context.ts";
import type { CardGuest } from "../../designs/card-wording.ts";
import { signedFileAddress } from "../../files/signed-address.ts";
import { findEventFacts } from "../campaigns/event-facts.ts";
import type { campaigns } from "../campaigns/tables.ts";
import { shortCardAddress } from "../deliveries/card-addresses.ts";
import { placeholderValues, type ReachableGuest } from "../deliveries/reachable-guest.ts";
import type { deliveries } from "../deliveries/tables.ts";

type Campaign = typeof campaigns.$inferSelect;

interface Delivery {
  guest: CardGuest & ReachableGuest;
  campaign: Campaign;
  delivery: typeof deliveries.$inferSelect;
}

/**
 * The text of a guest's delivery and the values of its placeholders. The event is read only for a text
 * that names it: most texts name the guest alone, and all guests open their cards in the same hour.
 */
export async function cardTextFor(
  { db, settings, sharedReads }: RequestContext,
  { guest, campaign, delivery }: Delivery,
) {
  const text = withoutOwnLink(bodyText(campaign.body, campaign.bodyFormat));
  const used = usedPlaceholders(`${campaign.subject ?? ""} ${text}`);
  const own: readonly string[] = guestPlaceholders;
  const isOwn = used.every((placeholder) => own.includes(placeholder));
  const ofEvent = isOwn
    ? {}
    : await sharedReads.read(`event-facts ${campaign.eventId}`, () =>
        findEventFacts(db, campaign.eventId),
      );
  const link = settings.publicUrl + shortCardAddress(delivery.token);
  const values = placeholderValues(guest, { ofEvent, link });
  return { text, fill: (template: string) => fillPlaceholders(template, values) };
}

/**
 * A text as the card's own page shows it: the link would lead to the page itself. What announces it
 * with a colon keeps its sentence without it.
 */
export function withoutOwnLink(text: string): string {
  return text
    .replace(/(?<!\s)(?:\s*:)?\s*\[lien\][ \t]*/g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

/** Address of the picture that the hosts imported, open for an hour or two; null for a drawn card. */
export function pictureOf(
  { settings, now }: Pick<RequestContext, "settings" | "now">,
  { imageFileId }: Pick<Campaign, "imageFileId">,
): string | null {
  return imageFileId && signedFileAddress(settings.secret, imageFileId, now);
}
