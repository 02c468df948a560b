import { bodyText } from "@jdj/contract/campaigns/body-text";
import { channelIds } from "@jdj/contract/campaigns/channel-ids";
import { missingOfEvent } from "@jdj/contract/campaigns/placeholders";
import { bodyOf, type CardChoices, type CardDraft, formatOf } from "./draft.ts";

/** What the host is asked before a card leaves: an answer holds as long as the draft stays the same. */
export type Question = "link" | "gaps";

/** Whether an own SMS text lacks the link by which guests answer. */
export function lacksLink(draft: CardDraft, choices: CardChoices): boolean {
  return (
    draft.channelId === channelIds.sms &&
    draft.mode === "own" &&
    !bodyOf(draft, choices).includes("[lien]")
  );
}

/** Whether some guests would read a text with gaps. @param price null for a card to be shared */
export function hasGaps(
  draft: CardDraft,
  choices: CardChoices,
  price: { missing: readonly unknown[]; missing_of_event: readonly string[] } | null,
): boolean {
  if (price !== null) return price.missing.length > 0 || price.missing_of_event.length > 0;
  const text = bodyText(bodyOf(draft, choices), formatOf(draft));
  return missingOfEvent(text, choices.eventFacts).length > 0;
}

/** The own text of a draft with the link below it. */
export function withLink(text: string): string {
  return `${text}<p>[lien]</p>`;
}

/** What an answer was given to: another text, channel or guest asks again. */
export function askedOf({ channelId, mode, modelId, text, guestIds }: CardDraft): string {
  return JSON.stringify([channelId, mode, modelId, text, guestIds]);
}
