import { channelIds } from "@jdj/contract/campaigns/channel-ids";
import type { Guest } from "@jdj/contract/notebook/guests";

/** A card being written, stored by the device until it is sent. */
export type CardDraft = {
  /** Idempotency key: a draft submitted twice is sent once. */
  key: string;
  mode: "model" | "own";
  categoryId: number | null;
  modelId: number | null;
  /** The host's own text, as simple HTML; a model's text is not copied here. */
  text: string;
  designId: number | null;
  /** File name of the host's own picture, used instead of a design; its bytes are in IndexedDB. */
  picture: string | null;
  channelId: number | null;
  guestIds: number[];
  sender: string;
  subject: string;
  /** Whether its payment exists: the card is saved, and the draft is only there to correct it. */
  ordered?: boolean;
  /** When it is sent, `YYYY-MM-DDTHH:mm` in Abidjan; empty for at once. */
  sendAt: string;
  /** Whether that day moves with the date of the feast. */
  follows?: boolean;
  /** Whether it is also for the guests who are added until then. */
  toAll?: boolean;
};

const isText = (value: unknown) => typeof value === "string";
const isFlag = (value: unknown) => value === undefined || typeof value === "boolean";
const isChoice = (value: unknown) => value === null || typeof value === "number";

/** Checks each field of a stored draft; by hand, since a library would be larger than the step. */
const shape: Record<keyof CardDraft, (value: unknown) => boolean> = {
  key: (value) => typeof value === "string" && value.length >= 16 && value.length <= 100,
  mode: (value) => value === "model" || value === "own",
  categoryId: isChoice,
  modelId: isChoice,
  text: isText,
  designId: isChoice,
  picture: (value) => value === null || isText(value),
  channelId: isChoice,
  guestIds: (value) => Array.isArray(value) && value.every((id) => typeof id === "number"),
  sender: isText,
  subject: isText,
  ordered: isFlag,
  sendAt: isText,
  follows: isFlag,
  toAll: isFlag,
};

function isDraft(value: unknown): value is CardDraft {
  if (typeof value !== "object" || value === null) return false;
  return Object.entries(shape).every(([name, fits]) => fits(Reflect.get(value, name)));
}

/** The choices of the wizard, from the server. */
export type CardChoices = {
  categories: { id: number; code: string; name: string; models: MessageModel[] }[];
  designs: { id: number; name: string; image: string }[];
  channels: CardChannel[];
  guestCategories: { id: number; name: string }[];
  guests: Guest[];
  /** Those to whom no card was sent, by id, where a card is only for them. */
  uninvited?: number[];
  /** The approved sender names of SMS, once they are fetched. */
  senderNames?: string[];
  /** The values of the placeholders about the event. */
  eventFacts: Record<string, string>;
};

/** A ready text, in the wording of each channel. */
type MessageModel = {
  id: number;
  name: string;
  content: string;
  contentForSms: string;
  contentForFacebook: string;
};

/** A channel, with its price and the host's remaining credit. */
export type CardChannel = {
  id: number;
  name: string;
  colour: string;
  /** FCFA per SMS segment or per message; 0 is free. */
  priceFcfa: number;
  open: boolean;
  /** Messages paid and not sent yet. */
  credit: number;
};

/** A draft with the first text and the first design, so that its card is there before any choice. */
export function firstDraft(key: string, choices: CardChoices): CardDraft {
  const [category] = choices.categories;
  return {
    key,
    mode: "model",
    categoryId: category?.id ?? null,
    modelId: category?.models[0]?.id ?? null,
    text: "",
    designId: choices.designs[0]?.id ?? null,
    picture: null,
    channelId: null,
    guestIds: [],
    sender: "",
    subject: "",
    sendAt: "",
  };
}

/**
 * Reads a stored draft, without what no longer exists: a guest deleted since, a
 * withdrawn design. Null when there is none, or when it was
 * written by another version: the host starts again.
 */
export function draftFrom(draft: unknown, choices: CardChoices): CardDraft | null {
  if (!isDraft(draft)) return null;
  const models = choices.categories.find(({ id }) => id === draft.categoryId)?.models ?? [];
  const open = choices.channels.filter((channel) => channel.open);
  const channelId = known(open, draft.channelId);
  const reachable = new Set(
    choices.guests.filter((guest) => isReachable(guest, channelId)).map(({ id }) => id),
  );
  return {
    ...draft,
    categoryId: known(choices.categories, draft.categoryId),
    modelId: known(models, draft.modelId),
    designId: known(choices.designs, draft.designId),
    channelId,
    guestIds: draft.guestIds.filter((id) => reachable.has(id)),
  };
}

/**
 * Whether a stored draft is that of the next card. One whose payment exists is a card of its own, saved
 * with the draft's key: whoever comes back to correct it (`#resume`) gets it, whoever starts a card
 * gets an empty one, with a key of its own.
 */
export function isOfNextCard({ ordered = false }: CardDraft, hash: string): boolean {
  return !ordered || hash === "#resume";
}

function known(rows: readonly { id: number }[], id: number | null): number | null {
  return rows.some((row) => row.id === id) ? id : null;
}

/** Whether a channel can reach a guest: email needs an address, the others a phone number. */
export function isReachable(guest: Guest, channelId: number | null): boolean {
  return channelId === channelIds.email ? guest.email !== null : guest.phone_number_1 !== "";
}

/** The change that chooses a channel; another channel chooses anew everybody whom it reaches. */
export function withChannel(
  draft: CardDraft,
  channelId: number,
  { guests }: Pick<CardChoices, "guests">,
): Partial<CardDraft> {
  if (draft.channelId === channelId) return {};
  const reached = channelId === channelIds.social ? [] : guests;
  const guestIds = reached.filter((guest) => isReachable(guest, channelId)).map(({ id }) => id);
  return { channelId, guestIds };
}

/** The draft with a guest whom its channel reaches by now; the same draft where it does not. */
export function withMended(
  draft: CardDraft,
  guestId: number,
  { guests }: Pick<CardChoices, "guests">,
): CardDraft {
  const { channelId, guestIds } = draft;
  const guest = guests.find(({ id }) => id === guestId);
  const isWritten = channelId !== null && channelId !== channelIds.social;
  if (!guest || !isWritten || guestIds.includes(guestId) || !isReachable(guest, channelId))
    return draft;
  return { ...draft, guestIds: [...guestIds, guestId] };
}

/** The text to send: the model's in the channel's wording, or the host's own as HTML. */
export function bodyOf(draft: CardDraft, { categories }: CardChoices): string {
  if (draft.mode === "own") return draft.text;
  const category = categories.find(({ id }) => id === draft.categoryId);
  const model = category?.models.find(({ id }) => id === draft.modelId);
  if (!model) return "";
  if (draft.channelId === channelIds.sms) return model.contentForSms;
  if (draft.channelId === channelIds.social) return model.contentForFacebook;
  return model.content;
}

/** The format of `bodyOf`. */
export function formatOf({ mode }: CardDraft): "html" | "text" {
  return mode === "own" ? "html" : "text";
}

/** The chosen channel, or null. */
export function channelOf(draft: CardDraft, { channels }: CardChoices): CardChannel | null {
  return channels.find(({ id }) => id === draft.channelId) ?? null;
}

/** The guest of the preview: the first one chosen, else the first of the list; null without any. */
export function shownGuest(draft: CardDraft, { guests }: CardChoices): Guest | null {
  const chosen = new Set(draft.guestIds);
  return guests.find(({ id }) => chosen.has(id)) ?? guests[0] ?? null;
}

/** The categories of the chosen guests. */
export function targetsOf(draft: CardDraft, { guests, guestCategories }: CardChoices) {
  const chosen = new Set(draft.guestIds);
  const aimed = new Set(guests.filter(({ id }) => chosen.has(id)).map(({ guest_id }) => guest_id));
  return guestCategories.filter(({ id }) => aimed.has(id));
}

/** The props of every step. */
export type StepProps = {
  draft: CardDraft;
  change: (changes: Partial<CardDraft>) => void;
  choices: CardChoices;
};
