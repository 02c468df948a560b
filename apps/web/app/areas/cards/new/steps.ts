import { cardMessages } from "@jdj/contract/cards/messages";
import { unknownPlaceholders } from "@jdj/contract/cards/placeholders";
import { bodyOf, type CardChoices, type CardDraft } from "./draft.ts";

/** The way of a card, in order. `id` is the step's place in the address, after `#`. */
export const steps = [
  { id: "message", name: "Message", title: cardMessages.compose },
  { id: "carte", name: "Carte", title: cardMessages.chooseDesign },
  { id: "canal", name: "Canal", title: cardMessages.sendBy },
  { id: "destinataires", name: "Invités", title: cardMessages.chooseRecipients },
  { id: "resume", name: "Résumé", title: "Relisez, puis envoyez" },
] as const;

/** The name of a step. */
export type StepId = (typeof steps)[number]["id"];

/** Most characters of a message, as the server counts them. */
export const longestBody = 2000;

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
      return null;
  }
}

function missingMessage(draft: CardDraft, choices: CardChoices): string | null {
  if (draft.categoryId === null) return "Choisissez une catégorie de message";
  if (draft.mode === "model" && draft.modelId === null) return "Choisissez un modèle de message";
  const body = bodyOf(draft, choices).trim();
  if (body === "") return cardMessages.bodyRequired;
  if (body.length > longestBody) return "Votre message ne peut dépasser 2\u00a0000 caractères";
  return unknownPlaceholders(body).length > 0 ? cardMessages.placeholderUnknown : null;
}

/** Where an address leads: the step asked for, or the first before it that still lacks something. */
export function stepAt(hash: string, draft: CardDraft, choices: CardChoices): number {
  const asked = Math.max(
    0,
    steps.findIndex(({ id }) => `#${id}` === hash),
  );
  const lacking = steps.findIndex(({ id }) => missingAt(id, draft, choices) !== null);
  return lacking === -1 ? asked : Math.min(asked, lacking);
}
