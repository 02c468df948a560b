/** A card being written, as the device keeps it until it leaves. */
export type CardDraft = {
  /** Sent with the card: however often it is sent, it leaves once. */
  key: string;
  mode: "model" | "own";
  categoryId: number | null;
  modelId: number | null;
  /** The host's own text; a model's words are not copied here. */
  text: string;
  designId: number | null;
  channelId: number | null;
  guestIds: number[];
  sender: string;
  subject: string;
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
  channelId: isChoice,
  guestIds: (value) => Array.isArray(value) && value.every((id) => typeof id === "number"),
  sender: isText,
  subject: isText,
};

function isDraft(value: unknown): value is CardDraft {
  if (typeof value !== "object" || value === null) return false;
  return Object.entries(shape).every(([name, fits]) => fits(Reflect.get(value, name)));
}

/** What a card may be made of, from the server. */
export type CardChoices = {
  categories: {
    id: number;
    name: string;
    models: { id: number; name: string; content: string }[];
  }[];
  designs: { id: number; name: string; image: string }[];
  channels: { id: number; name: string; colour: string; priceFcfa: number; open: boolean }[];
  guestCategories: { id: number; name: string }[];
  guests: ChoosableGuest[];
};

/** A guest in the list of recipients. */
export type ChoosableGuest = {
  id: number;
  categoryId: number;
  civility: string;
  lastName: string;
  givenNames: string;
  email: string | null;
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
    channelId: null,
    guestIds: [],
    sender: "",
    subject: "",
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
    const reachable = new Set(choices.guests.filter(({ email }) => email).map(({ id }) => id));
    const models = choices.categories.find(({ id }) => id === draft.categoryId)?.models ?? [];
    return {
      ...draft,
      categoryId: known(choices.categories, draft.categoryId),
      modelId: known(models, draft.modelId),
      designId: known(choices.designs, draft.designId),
      channelId: known(
        choices.channels.filter(({ open }) => open),
        draft.channelId,
      ),
      guestIds: draft.guestIds.filter((id) => reachable.has(id)),
    };
  } catch {
    return null; // written by another version, or damaged: one begins anew
  }
}

function known(rows: readonly { id: number }[], id: number | null): number | null {
  return rows.some((row) => row.id === id) ? id : null;
}

/** The words that will leave: the model's, or the host's own. */
export function bodyOf(draft: CardDraft, { categories }: CardChoices): string {
  if (draft.mode === "own") return draft.text;
  const category = categories.find(({ id }) => id === draft.categoryId);
  return category?.models.find(({ id }) => id === draft.modelId)?.content ?? "";
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
