import { bodyText } from "@jdj/contract/cards/body-text";
import { channelIds } from "@jdj/contract/cards/channel-ids";
import { fillPlaceholders } from "@jdj/contract/cards/placeholders";
import type { RequestContext } from "../../../app-context.ts";
import { openEventCard } from "../rsvp/open-event-card.ts";
import { shortCardAddress } from "./addresses.ts";
import { findEventWords } from "./event-words.ts";
import { placeholderValues } from "./recipient.ts";
import type { messages } from "./tables.ts";

type Message = typeof messages.$inferSelect;

/** Where a card may be shared, with its words; null for any send but one of a card to be shared that was let go. */
export async function shareOf(
  { db, settings }: Pick<RequestContext, "db" | "settings">,
  message: Message,
) {
  if (message.channelId !== channelIds.social || message.status !== "done") return null;
  const { token } = await openEventCard(db, { eventId: message.eventId, messageId: message.id });
  const url = settings.publicUrl + shortCardAddress(token);
  const text = await shareText(db, message, url);
  return {
    url,
    text,
    whatsapp: `https://wa.me/?text=${encodeURIComponent(text.includes(url) ? text : `${text}\n${url}`)}`,
    facebook: `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(url)}`,
  };
}

/** The words of a card that goes to nobody in particular: what names a guest falls away. */
export async function shareText(
  db: RequestContext["db"],
  message: Pick<Message, "eventId" | "body" | "bodyFormat">,
  link: string,
): Promise<string> {
  const nobody = { civility: "M", givenNames: "", lastName: "" } as const;
  const ofEvent = await findEventWords(db, message.eventId);
  const values = { ...placeholderValues(nobody, { ofEvent, link }), civility: "" };
  return fillPlaceholders(bodyText(message.body, message.bodyFormat), values)
    .replace(/^[ ,]+/, "")
    .replace(/ {2,}/g, " ")
    .replace(/ ,/g, ",")
    .trim();
}
