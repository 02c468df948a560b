import { useEffect, useRef, useState } from "react";

/** Where this device keeps what was typed in a form of an event and not saved. */
export function draftPlace(section: "summary" | "committee", eventId: number | string): string {
  return `jdj-${section}-${eventId}`;
}

/** Forgets what was kept: saved, or given up. */
export function dropDraft(place: string): void {
  try {
    localStorage.removeItem(place);
  } catch {
    // Storage refused by the browser: nothing was kept.
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
    const kept: unknown = JSON.parse(localStorage.getItem(place) ?? "null");
    if (typeof kept !== "object" || kept === null) return null;
    const texts = Object.entries(kept).filter(([, value]) => typeof value === "string");
    return texts.length > 0 ? Object.fromEntries(texts) : null;
  } catch {
    return null; // refused, or damaged
  }
}

/**
 * Keeps what is typed in a form on this device until it is saved: it survives a reload, a dead
 * battery, a lost network.
 * @param changedIn the texts of the form worth keeping: those that differ from what is stored
 */
export function useKeptDraft(place: string, changedIn: (form: FormData) => Record<string, string>) {
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState<{ values: Record<string, string>; turn: number }>({
    values: {},
    turn: 0,
  });

  useEffect(() => {
    const kept = read(place);
    if (kept) setDraft({ values: kept, turn: 1 });
  }, [place]);

  return {
    form,
    /** What was kept, and a number that grows when the fields are to be drawn anew. */
    draft,
    restored: Object.keys(draft.values).length > 0,
    keep: () => {
      if (form.current) write(place, changedIn(new FormData(form.current)));
    },
    giveUp: () => {
      dropDraft(place);
      setDraft(({ turn }) => ({ values: {}, turn: turn + 1 }));
    },
  };
}
