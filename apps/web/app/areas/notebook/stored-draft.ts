import { useEffect, useRef, useState } from "react";

/** The key in localStorage of the unsaved values of an event's form. */
export function draftPlace(section: "summary" | "committee", eventId: number | string): string {
  return `jdj-${section}-${eventId}`;
}

/** Deletes the stored draft: it was saved, or discarded. */
export function dropDraft(place: string): void {
  try {
    localStorage.removeItem(place);
  } catch {
    // The browser refuses storage: nothing was stored.
  }
}

function write(place: string, values: Record<string, string>): void {
  if (Object.keys(values).length === 0) {
    dropDraft(place);
    return;
  }
  try {
    localStorage.setItem(place, JSON.stringify(values));
  } catch {
    // Full or refused: saving still works.
  }
}

function read(place: string): Record<string, string> | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(place) ?? "null");
    if (typeof stored !== "object" || stored === null) return null;
    const texts = Object.entries(stored).filter(([, value]) => typeof value === "string");
    return texts.length > 0 ? Object.fromEntries(texts) : null;
  } catch {
    return null; // refused, or damaged
  }
}

/**
 * Stores the typed values of a form on this device until they are saved: they survive a reload, an empty
 * battery or a lost network.
 * @param changedIn the texts of the form that differ from what is saved
 */
export function useStoredDraft(
  place: string,
  changedIn: (form: FormData) => Record<string, string>,
) {
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState<{ values: Record<string, string>; revision: number }>({
    values: {},
    revision: 0,
  });

  useEffect(() => {
    const stored = read(place);
    if (stored) setDraft({ values: stored, revision: 1 });
  }, [place]);

  return {
    form,
    /** The stored draft, and a number that grows when the fields must be rendered again. */
    draft,
    restored: Object.keys(draft.values).length > 0,
    storeDraft: () => {
      if (form.current) write(place, changedIn(new FormData(form.current)));
    },
    giveUp: () => {
      dropDraft(place);
      setDraft(({ revision }) => ({ values: {}, revision: revision + 1 }));
    },
  };
}
