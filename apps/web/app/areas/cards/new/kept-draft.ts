import { useEffect, useEffectEvent, useState } from "react";
import { type CardChoices, type CardDraft, emptyDraft, readDraft } from "./draft.ts";

/**
 * The draft of an event's next card, kept by this device until the card leaves. An empty one, not
 * `ready`, stands for it until the page has looked: the first step is there to read at once.
 */
export function useKeptDraft(eventId: number, choices: CardChoices) {
  const place = `jdj-card-draft-${eventId}`;
  const [{ draft, ready }, setKept] = useState(() => ({
    draft: emptyDraft("", choices),
    ready: false,
  }));
  const look = useEffectEvent(() => {
    const kept = readDraft(read(place), choices) ?? emptyDraft(newKey(), choices);
    setKept({ draft: kept, ready: true });
  });

  useEffect(() => look(), []);

  const change = (part: Partial<CardDraft>) =>
    setKept((last) => {
      if (!last.ready) return last;
      const next = { ...last.draft, ...part };
      write(place, JSON.stringify(next));
      return { draft: next, ready: true };
    });

  return { draft, ready, change, forget: () => write(place, null) };
}

/** 128 random bits; `randomUUID` would need https. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function read(place: string): string | null {
  try {
    return localStorage.getItem(place);
  } catch {
    return null; // storage refused by the browser: the draft lives as long as the page
  }
}

function write(place: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(place);
    else localStorage.setItem(place, value);
  } catch {
    // Full or refused: sending still works.
  }
}
