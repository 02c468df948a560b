import { channelIds } from "@jdj/contract/cards/channel-ids";

/** A card being written, as the device keeps it until it leaves. */
export type CardDraft = {
  /** Sent with the card: however often it is sent, it leaves once. */
  key: string;
  mode: "model" | "own";
  categoryId: number | null;
  modelId: number | null;
  /** The host's own words, as simple HTML; a model's words are not copied here. */
  text: string;
  designId: number | null;
  /** Name of the host's own picture, which takes the design's place; the device keeps its bytes apart. */
  picture: string | null;
  channelId: number | null;
  guestIds: number[];
  sender: string;
  subject: string;
  /** When it is to leave, `YYYY-MM-DDTHH:mm` in Abidjan; empty for at once. */
  sendAt: string;
};

const isText = (value: unknown) => typeof value === "string";
const isChoice = (value: unknown) => value === null || typeof value === "number";

/** What each field of a kept draft must be; by hand, for a library would weigh more than the step. */
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
  sendAt: isText,
};

function isDraft(value: unknown): value is CardDraft {
  if (typeof value !== "object" || value === null) return false;
  return Object.entries(shape).every(([name, fits]) => fits(Reflect.get(value, name)));
}

/** What a card may be made of, from the server. */
export type CardChoices = {
  categories: { id: number; name: string; models: MessageModel[] }[];
  designs: { id: number; name: string; image: string }[];
  channels: CardChannel[];
  guestCategories: { id: number; name: string }[];
  guests: ChoosableGuest[];
  /** The values of the placeholders about the event. */
  eventFacts: Record<string, string>;
};

/** A text that may be taken as it is, in the wording of each channel. */
type MessageModel = {
  id: number;
  name: string;
  content: string;
  contentForSms: string;
  contentForFacebook: string;
};

/** A way in which the card may leave, and what its host still has to send by it. */
export type CardChannel = {
  id: number;
  name: string;
  colour: string;
  /** FCFA per SMS segment or per message; 0 is free. */
  priceFcfa: number;
  open: boolean;
  /** Messages paid for and not sent yet. */
  credit: number;
};

/** A guest in the list of recipients. */
export type ChoosableGuest = {
  id: number;
  categoryId: number;
  civility: string;
  lastName: string;
  givenNames: string;
  email: string | null;
  phone: string;
  phone2: string | null;
};

/** A draft in which nothing is chosen but the first category. */
export function emptyDraft(key: string, choices: CardChoices): CardDraft {
  return {
    key,
    mode: "model",
    categoryId: choices.categories[0]?.id ?? null,
    modelId: null,
    text: "",
    designId: null,
    picture: null,
    channelId: null,
    guestIds: [],
    sender: "",
    subject: "",
    sendAt: "",
  };
}

/**
 * Reads a draft that the device kept, less what no longer exists: a guest deleted since, a
 * withdrawn design. Null when there is none, or when it cannot be read.
 */
export function readDraft(kept: string | null, choices: CardChoices): CardDraft | null {
  if (!kept) return null;
  try {
    const draft: unknown = JSON.parse(kept);
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
  } catch {
    return null; // written by another version, or damaged: one begins anew
  }
}

function known(rows: readonly { id: number }[], id: number | null): number | null {
  return rows.some((row) => row.id === id) ? id : null;
}

/** Whether a card can reach a guest by a channel: a letter needs an address, all else a number. */
export function isReachable(guest: ChoosableGuest, channelId: number | null): boolean {
  return channelId === channelIds.email ? guest.email !== null : guest.phone !== "";
}

/** The choice of another channel: another way, so the recipients begin anew. */
export function withChannel(draft: CardDraft, channelId: number): Partial<CardDraft> {
  return draft.channelId === channelId ? {} : { channelId, guestIds: [] };
}

/** The words that will leave: the model's, worded for the channel, or the host's own as HTML. */
export function bodyOf(draft: CardDraft, { categories }: CardChoices): string {
  if (draft.mode === "own") return draft.text;
  const category = categories.find(({ id }) => id === draft.categoryId);
  const model = category?.models.find(({ id }) => id === draft.modelId);
  if (!model) return "";
  if (draft.channelId === channelIds.sms) return model.contentForSms;
  if (draft.channelId === channelIds.social) return model.contentForFacebook;
  return model.content;
}

/** How the words of `bodyOf` are written. */
export function formatOf({ mode }: CardDraft): "html" | "text" {
  return mode === "own" ? "html" : "text";
}

/** The channel that was chosen, or null. */
export function channelOf(draft: CardDraft, { channels }: CardChoices): CardChannel | null {
  return channels.find(({ id }) => id === draft.channelId) ?? null;
}

/** The guest whose card is shown: the first one chosen, else the first of the list; null without any. */
export function shownGuest(draft: CardDraft, { guests }: CardChoices): ChoosableGuest | null {
  const chosen = new Set(draft.guestIds);
  return guests.find(({ id }) => chosen.has(id)) ?? guests[0] ?? null;
}

/** The categories of the chosen guests. */
export function targetsOf(draft: CardDraft, { guests, guestCategories }: CardChoices) {
  const chosen = new Set(draft.guestIds);
  const aimed = new Set(guests.filter(({ id }) => chosen.has(id)).map((guest) => guest.categoryId));
  return guestCategories.filter(({ id }) => aimed.has(id));
}
