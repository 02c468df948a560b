/** Prefixes of the keys in localStorage. */
const prefixes = {
  budget: "jdj-budget",
  card: "jdj-card-draft",
  ceremony: "jdj-ceremony",
  committee: "jdj-committee",
  couple: "jdj-couple",
  newGuests: "jdj-invites",
  summary: "jdj-summary",
} as const;

/** The forms whose drafts this device stores, one per event. */
export type DraftForm = keyof typeof prefixes;

function keyOf(form: DraftForm, eventId: number | string): string {
  return `${prefixes[form]}-${eventId}`;
}

/** What was typed and not saved; null without a draft, or when it cannot be read. */
export function readDraft(form: DraftForm, eventId: number | string): unknown {
  const key = keyOf(form, eventId);
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null");
  } catch {
    return null; // refused by the browser, or damaged
  }
}

/** The texts of a draft by the names of their fields; null without any. */
export function readTexts(
  form: DraftForm,
  eventId: number | string,
): Record<string, string> | null {
  const stored = readDraft(form, eventId);
  if (typeof stored !== "object" || stored === null) return null;
  const texts = Object.entries(stored).filter(([, value]) => typeof value === "string");
  return texts.length > 0 ? Object.fromEntries(texts) : null;
}

/** Stores a draft; an empty one is deleted. When the browser refuses, saving the form still works. */
export function storeDraft(form: DraftForm, eventId: number | string, draft: object): void {
  if (Object.keys(draft).length === 0) {
    dropDraft(form, eventId);
    return;
  }
  try {
    localStorage.setItem(keyOf(form, eventId), JSON.stringify(draft));
  } catch {
    // Full or refused: the draft lasts as long as the page.
  }
}

/** Deletes a draft: it was saved, or given up. */
export function dropDraft(form: DraftForm, eventId: number | string): void {
  const key = keyOf(form, eventId);
  try {
    localStorage.removeItem(key);
  } catch {
    // Storage refused by the browser: nothing was stored.
  }
}
