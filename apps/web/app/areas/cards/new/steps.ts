import { bodyText } from "@jdj/contract/cards/body-text";
import { channelIds } from "@jdj/contract/cards/channel-ids";
import { cardMessages } from "@jdj/contract/cards/messages";
import { unknownPlaceholders } from "@jdj/contract/cards/placeholders";
import { bodyOf, type CardChoices, type CardDraft, formatOf } from "./draft.ts";

/** Every step of a card, by its place in the address, after `#`. */
const steps = {
  message: { id: "message", name: "Message", title: cardMessages.compose },
  carte: { id: "carte", name: "Carte", title: cardMessages.chooseDesign },
  canal: { id: "canal", name: "Canal", title: cardMessages.sendBy },
  destinataires: { id: "destinataires", name: "Invités", title: cardMessages.chooseRecipients },
  resume: { id: "resume", name: "Résumé", title: "Relisez, puis envoyez" },
} as const;

/** The name of a step. */
export type StepId = keyof typeof steps;

/** A step, and the words that name it. */
export type Step = (typeof steps)[StepId];

/** Most characters of a message, as the server counts them. */
export const longestBody = 2000;

/**
 * The way that a card really takes: to be shared, it needs no recipients; with the
 * host's own picture, all that is left to choose stands in the summary.
 */
export function wayOf(draft: CardDraft): Step[] {
  if (draft.picture !== null) return [steps.resume];
  const { message, carte, canal, destinataires, resume } = steps;
  return draft.channelId === channelIds.social
    ? [message, carte, canal, resume]
    : [message, carte, canal, destinataires, resume];
}

/** What a step still lacks, in words for the reader; null when one may go on. */
export function missingAt(step: StepId, draft: CardDraft, choices: CardChoices): string | null {
  switch (step) {
    case "message":
      return missingMessage(draft, choices);
    case "carte":
      return draft.designId === null ? cardMessages.noDesign : null;
    case "canal":
      return draft.channelId === null ? cardMessages.chooseChannel : null;
    case "destinataires":
      return draft.guestIds.length === 0 ? cardMessages.noRecipient : null;
    case "resume":
      return draft.picture === null ? null : missingWithPicture(draft, choices);
  }
}

function missingMessage(draft: CardDraft, choices: CardChoices): string | null {
  if (draft.categoryId === null) return "Choisissez une catégorie de message";
  if (draft.mode === "model" && draft.modelId === null) return "Choisissez un modèle de message";
  const body = bodyText(bodyOf(draft, choices), formatOf(draft)).trim();
  if (body === "") return cardMessages.bodyRequired;
  if (body.length > longestBody) return cardMessages.bodyTooLong;
  return unknownPlaceholders(body).length > 0 ? cardMessages.placeholderUnknown : null;
}

function missingWithPicture(draft: CardDraft, choices: CardChoices): string | null {
  const { channelId } = draft;
  const reached = channelId === channelIds.social;
  return (
    missingMessage(draft, choices) ??
    missingAt("canal", draft, choices) ??
    (reached ? null : missingAt("destinataires", draft, choices))
  );
}

/** Where an address leads on the way: the step asked for, or the first before it that still lacks something. */
export function stepAt(hash: string, draft: CardDraft, choices: CardChoices): number {
  const way = wayOf(draft);
  const asked = Math.max(
    0,
    way.findIndex(({ id }) => `#${id}` === hash),
  );
  const lacking = way.findIndex(({ id }) => missingAt(id, draft, choices) !== null);
  return lacking === -1 ? asked : Math.min(asked, lacking);
}
