import { useEffect, useEffectEvent, useState } from "react";
import { type CachedPicture, cachePicture, readPicture } from "./cached-picture.ts";
import { type CardChoices, type CardDraft, emptyDraft, readDraft } from "./draft.ts";
import { draftPlace, readPlace, writePlace } from "./draft-place.ts";

/**
 * The draft of an event's next card, stored by this device until the card leaves. An empty one, not
 * `ready`, is returned until the page has read it: the first step is visible at once.
 * @param known whether all choices are there: a draft is read against them
 */
export function useStoredDraft(eventId: number, choices: CardChoices, known: boolean) {
  const place = draftPlace(eventId);
  const [picture, setPicture] = useState<CachedPicture | null>(null);
  const [{ draft, ready }, setKept] = useState(() => ({
    draft: emptyDraft("", choices),
    ready: false,
  }));
  const look = useEffectEvent(async () => {
    const kept = readDraft(readPlace(place), choices) ?? emptyDraft(newKey(), choices);
    const own = await readPicture(eventId);
    setPicture(own);
    setKept({ draft: { ...kept, picture: own?.name ?? null }, ready: true });
  });

  useEffect(() => {
    if (known) void look();
  }, [known]);

  const change = (part: Partial<CardDraft>) =>
    setKept((last) => {
      if (!last.ready) return last;
      const next = { ...last.draft, ...part };
      writePlace(place, JSON.stringify(next));
      return { draft: next, ready: true };
    });

  return {
    draft,
    ready,
    change,
    picture,
    /** Goes back to the drawn cards. */
    dropPicture() {
      setPicture(null);
      change({ picture: null });
      void cachePicture(eventId, null);
    },
  };
}

/** 128 random bits; `randomUUID` would need https. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
