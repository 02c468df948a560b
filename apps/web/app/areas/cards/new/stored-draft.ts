import { useEffect, useEffectEvent, useState } from "react";
import { type CachedPicture, cachePicture, readPicture } from "./cached-picture.ts";
import { type CardChoices, type CardDraft, emptyDraft, readDraft } from "./draft.ts";
import { draftPlace, readPlace, writePlace } from "./draft-place.ts";

/**
 * The draft of an event's next card, stored on this device until the card is sent. Until it is read,
 * an empty draft that is not `ready` is returned, so that the first step is visible at once.
 * @param known whether all choices are loaded: a draft is read against them
 */
export function useStoredDraft(eventId: number, choices: CardChoices, known: boolean) {
  const place = draftPlace(eventId);
  const [picture, setPicture] = useState<CachedPicture | null>(null);
  const [{ draft, ready }, setStored] = useState(() => ({
    draft: emptyDraft("", choices),
    ready: false,
  }));
  const look = useEffectEvent(async () => {
    const restored = readDraft(readPlace(place), choices) ?? emptyDraft(newKey(), choices);
    const own = await readPicture(eventId);
    setPicture(own);
    setStored({ draft: { ...restored, picture: own?.name ?? null }, ready: true });
  });

  useEffect(() => {
    if (known) void look();
  }, [known]);

  const change = (changes: Partial<CardDraft>) =>
    setStored((last) => {
      if (!last.ready) return last;
      const next = { ...last.draft, ...changes };
      writePlace(place, JSON.stringify(next));
      return { draft: next, ready: true };
    });

  return {
    draft,
    ready,
    change,
    picture,
    /** Removes the host's own picture. */
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
