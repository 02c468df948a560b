/** What was typed and not saved, kept by the browser tab until it closes: it survives a reload. */
function keyOf(eventId: number): string {
  return `jdj-invites-${eventId}`;
}

/** Keeps a form's texts. A browser that keeps nothing (private, full) loses only this net. */
export function keepDraft(eventId: number, form: FormData): void {
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

/** The texts kept, or null. */
export function readDraft(eventId: number): Record<string, string> | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(eventId)) ?? "null");
    if (typeof kept !== "object" || kept === null) return null;
    const values: Record<string, string> = {};
    for (const [name, value] of Object.entries(kept))
      if (typeof value === "string") values[name] = value;
    return values;
  } catch {
    return null;
  }
}

/** Forgets them: saved, or given up. */
export function dropDraft(eventId: number): void {
  try {
    sessionStorage.removeItem(keyOf(eventId));
  } catch {
    return;
  }
}
