/** What was typed and not saved, stored by the browser tab until it closes: it survives a reload. */
function keyOf(eventId: number): string {
  return `jdj-invites-${eventId}`;
}

/** Stores a form's texts. Without storage (private window, full) only this draft is lost. */
export function storeDraft(eventId: number, form: FormData): void {
  const texts = [...form].filter((entry) => typeof entry[1] === "string");
  const typed = texts.some(([name, value]) => /^g\d+\.(?!.*_code$)/.test(name) && value !== "");
  if (!typed) {
    dropDraft(eventId);
    return;
  }
  try {
    sessionStorage.setItem(keyOf(eventId), JSON.stringify(Object.fromEntries(texts)));
  } catch {
    return;
  }
}

/** The stored texts, or null. */
export function readDraft(eventId: number): Record<string, string> | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(eventId)) ?? "null");
    if (typeof stored !== "object" || stored === null) return null;
    const values: Record<string, string> = {};
    for (const [name, value] of Object.entries(stored))
      if (typeof value === "string") values[name] = value;
    return values;
  } catch {
    return null;
  }
}

/** Deletes the draft: it was saved, or discarded. */
export function dropDraft(eventId: number): void {
  try {
    sessionStorage.removeItem(keyOf(eventId));
  } catch {
    return;
  }
}
