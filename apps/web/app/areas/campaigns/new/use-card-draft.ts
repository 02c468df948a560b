import { useEffect, useEffectEvent, useState } from "react";
import { readDraft, storeDraft } from "#app/device/draft-store.ts";
import { newKey } from "#app/forms/new-key.ts";
import {
  type CardChoices,
  type CardDraft,
  draftFrom,
  firstDraft,
  isOfNextCard,
  withMended,
} from "./draft.ts";
import { type DraftPicture, readDraftPicture, storeDraftPicture } from "./draft-picture.ts";
import { readyDraft } from "./ready-draft.ts";

/**
 * The draft of an event's next card, stored on this device until the card is sent. Until it is read,
 * an empty draft that is not `ready` is returned, so that the first step is visible at once.
 * @param known whether all choices are loaded: a draft is read against them
 * @param startReady begins a card that may leave as it is, in place of the stored draft
 * @param mended a guest who was changed so that the card reaches them: they are added to its recipients
 */
export function useCardDraft(
  eventId: number,
  choices: CardChoices,
  known: boolean,
  startReady: boolean,
  mended: number | null,
) {
  const [picture, setPicture] = useState<DraftPicture | null>(null);
  const [{ draft, ready }, setStored] = useState(() => ({
    draft: firstDraft("", choices),
    ready: false,
  }));
  const look = useEffectEvent(async () => {
    if (startReady) {
      const draft = readyDraft(newKey(), choices);
      storeDraft("card", eventId, draft);
      await storeDraftPicture(eventId, null).catch(() => undefined);
      setStored({ draft, ready: true });
      return;
    }
    const stored = draftFrom(readDraft("card", eventId), choices);
    const isNext = stored !== null && isOfNextCard(stored, location.hash);
    // A picture without a draft was just chosen, and begins one.
    if (stored && !isNext) await storeDraftPicture(eventId, null).catch(() => undefined);
    const begun = isNext ? stored : firstDraft(newKey(), choices);
    const restored = mended === null ? begun : withMended(begun, mended, choices);
    if (restored !== begun) storeDraft("card", eventId, restored);
    const own = await readDraftPicture(eventId);
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
      storeDraft("card", eventId, next);
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
      void storeDraftPicture(eventId, null);
    },
  };
}
