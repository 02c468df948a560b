import { type BodyFormat, bodyText } from "@jdj/contract/campaigns/body-text";
import { channelIds } from "@jdj/contract/campaigns/channel-ids";

/** What is known of a card that was sent; `model` has the wording of its ready text by channel, null without one. */
interface SentCard {
  channelId: number;
  body: string;
  bodyFormat: BodyFormat;
  model: ((channelId: number) => string) | null;
}

/** A text for another channel; `isOfModel` where it is that channel's own ready text. */
interface RewrittenCard {
  body: string;
  bodyFormat: BodyFormat;
  isOfModel: boolean;
}

/**
 * The text of a card for another channel: by email as it was written; by a phone without its
 * formatting. Who sent a ready text as it stood sends that channel's wording, which is as short as the
 * channel asks.
 */
export function rewriteCard(card: SentCard, channelId: number): RewrittenCard {
  const { body, bodyFormat, model } = card;
  const text = bodyText(body, bodyFormat);
  if (model && text.trim() === model(card.channelId).trim())
    return { body: model(channelId), bodyFormat: "text", isOfModel: true };
  return channelId === channelIds.email
    ? { body, bodyFormat, isOfModel: false }
    : { body: text, bodyFormat: "text", isOfModel: false };
}
