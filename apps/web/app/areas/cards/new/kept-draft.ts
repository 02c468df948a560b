import { useEffect, useEffectEvent, useState } from "react";
import { type CardChoices, type CardDraft, emptyDraft, readDraft } from "./draft.ts";

/**
 * The draft of an event's next card, kept by this device until the card leaves. Null while the page
 * has not yet looked.
 */
export function useKeptDraft(eventId: number, choices: CardChoices) {
  const place = `jdj-card-draft-${eventId}`;
  const [draft, setDraft] = useState<CardDraft | null>(null);
  const look = useEffectEvent(() => {
    setDraft(readDraft(read(place), choices) ?? emptyDraft(newKey(), choices));
  });

  useEffect(() => look(), []);

  const change = (part: Partial<CardDraft>) =>
    setDraft((last) => {
      if (!last) return last;
      const next = { ...last, ...part };
      write(place, JSON.stringify(next));
      return next;
    });

  return { draft, change, forget: () => write(place, null) };
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
