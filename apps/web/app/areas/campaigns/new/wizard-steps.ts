import { bodyText } from "@jdj/contract/campaigns/body-text";
import { channelIds } from "@jdj/contract/campaigns/channel-ids";
import { cardMessages } from "@jdj/contract/campaigns/messages";
import { unknownPlaceholders } from "@jdj/contract/campaigns/placeholders";
import { bodyOf, type CardChoices, type CardDraft, formatOf } from "./draft.ts";

/** Every step of the wizard, by its fragment in the address. */
const allSteps = {
  message: { id: "message", name: "Message", title: cardMessages.compose },
  carte: { id: "carte", name: "Carte", title: cardMessages.chooseDesign },
  canal: { id: "canal", name: "Canal", title: cardMessages.sendBy },
  destinataires: { id: "destinataires", name: "Invités", title: cardMessages.chooseRecipients },
  resume: { id: "resume", name: "Résumé", title: "Relisez, puis envoyez" },
} as const;

/** The name of a step. */
export type StepId = keyof typeof allSteps;

/** A step, with its name and title. */
export type Step = (typeof allSteps)[StepId];

/** Most characters of a message, as the server counts them. */
export const longestBody = 2000;

/**
 * The steps of a draft: a card to be shared has no recipients; with the host's own picture all
 * choices are in the summary.
 */
export function stepsOf(draft: CardDraft): Step[] {
  if (draft.picture !== null) return [allSteps.resume];
  const { message, carte, canal, destinataires, resume } = allSteps;
  return draft.channelId === channelIds.social
    ? [message, carte, canal, resume]
    : [message, carte, canal, destinataires, resume];
}

/** What a step still lacks, as a sentence; null when it is complete. */
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

/** What a card still lacks on the one page of the first card, where the channel and who gets it are chosen. */
export function missingOnOnePage(draft: CardDraft, choices: CardChoices): string | null {
  const canal = missingAt("canal", draft, choices);
  if (canal !== null || draft.channelId === channelIds.social) return canal;
  return missingAt("destinataires", draft, choices);
}

/**
 * The index of the step of an address, or of the first incomplete step before it.
 * @param onOnePage whether the summary asks for the channel and the guests itself
 */
export function stepAt(
  hash: string,
  draft: CardDraft,
  choices: CardChoices,
  onOnePage = false,
): number {
  const steps = stepsOf(draft);
  const isAsked = ({ id }: Step) => onOnePage && (id === "canal" || id === "destinataires");
  const asked = Math.max(
    0,
    steps.findIndex(({ id }) => `#${id}` === hash),
  );
  const isSummary = steps[asked]?.id === "resume";
  const lacking = steps.findIndex(
    (step) => !(isSummary && isAsked(step)) && missingAt(step.id, draft, choices) !== null,
  );
  return lacking === -1 ? asked : Math.min(asked, lacking);
}
