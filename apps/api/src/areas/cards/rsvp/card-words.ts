import { bodyText } from "@jdj/contract/cards/body-text";
import { fillPlaceholders, placeholders, usedPlaceholders } from "@jdj/contract/cards/placeholders";
import type { RequestContext } from "../../../app-context.ts";
import { signedFileAddress } from "../../files/signed-address.ts";
import { findEventWords } from "../campaigns/event-facts.ts";
import type { campaigns } from "../campaigns/tables.ts";
import { shortCardAddress } from "../deliveries/addresses.ts";
import { placeholderValues, type ReachableGuest } from "../deliveries/reach-guest.ts";
import type { deliveries } from "../deliveries/tables.ts";
import type { CardGuest } from "../designs/card-wording.ts";

type Campaign = typeof campaigns.$inferSelect;

interface Delivery {
  guest: CardGuest & ReachableGuest;
  campaign: Campaign;
  delivery: typeof deliveries.$inferSelect;
}

/**
 * The text of a guest's copy and what fills its marks. The event is looked up only for a text that
 * speaks of it: most name the guest alone, and all of a feast's guests come in the same hour.
 */
export async function wordsFor(
  { db, settings }: RequestContext,
  { guest, campaign, delivery }: Delivery,
) {
  const text = bodyText(campaign.body, campaign.bodyFormat);
  const marks = usedPlaceholders(`${campaign.subject ?? ""} ${text}`);
  const own: readonly string[] = placeholders;
  const isOwn = marks.every((mark) => own.includes(mark));
  const ofEvent = isOwn ? {} : await findEventWords(db, campaign.eventId);
  const link = settings.publicUrl + shortCardAddress(delivery.token);
  const values = placeholderValues(guest, { ofEvent, link });
  return { text, fill: (words: string) => fillPlaceholders(words, values) };
}

/** Address of the picture that the hosts imported, open for an hour or two; null for a drawn card. */
export function pictureOf(
  { settings, now }: Pick<RequestContext, "settings" | "now">,
  { imageFileId }: Pick<Campaign, "imageFileId">,
): string | null {
  return imageFileId && signedFileAddress(settings.secret, imageFileId, now);
}
