import { bodyText } from "@jdj/contract/cards/body-text";
import { fillPlaceholders, placeholders, usedPlaceholders } from "@jdj/contract/cards/placeholders";
import type { RequestContext } from "../../../app-context.ts";
import { signedFileAddress } from "../../files/signed-address.ts";
import type { CardGuest } from "../designs/card-wording.ts";
import { shortCardAddress } from "../messages/addresses.ts";
import { findEventWords } from "../messages/event-words.ts";
import { placeholderValues, type ReachableGuest } from "../messages/recipient.ts";
import type { messages, recipients } from "../messages/tables.ts";

type Message = typeof messages.$inferSelect;

interface Copy {
  guest: CardGuest & ReachableGuest;
  message: Message;
  recipient: typeof recipients.$inferSelect;
}

/**
 * The text of a guest's copy and what fills its marks. The event is looked up only for a text that
 * speaks of it: most name the guest alone, and all of a feast's guests come in the same hour.
 */
export async function wordsFor(
  { db, settings }: RequestContext,
  { guest, message, recipient }: Copy,
) {
  const text = bodyText(message.body, message.bodyFormat);
  const marks = usedPlaceholders(`${message.subject ?? ""} ${text}`);
  const own: readonly string[] = placeholders;
  const isOwn = marks.every((mark) => own.includes(mark));
  const ofEvent = isOwn ? {} : await findEventWords(db, message.eventId);
  const link = settings.publicUrl + shortCardAddress(recipient.token);
  const values = placeholderValues(guest, { ofEvent, link });
  return { text, fill: (words: string) => fillPlaceholders(words, values) };
}

/** Address of the picture that the hosts imported, open for an hour or two; null for a drawn card. */
export function pictureOf(
  { settings, now }: Pick<RequestContext, "settings" | "now">,
  { imageFileId }: Pick<Message, "imageFileId">,
): string | null {
  return imageFileId && signedFileAddress(settings.secret, imageFileId, now);
}
