import { useEffect, useRef, useState } from "react";
import { type DraftForm, dropDraft, readTexts, storeDraft } from "#app/device/draft-store.ts";

/**
 * Stores what is typed in a form on this device until it is saved: it survives a reload, a dead
 * battery, a lost network.
 * @param changedIn the texts of the form that differ from what is saved
 */
export function useFormDraft(
  of: DraftForm,
  eventId: number | string,
  changedIn: (form: FormData) => Record<string, string>,
) {
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState<{ values: Record<string, string>; revision: number }>({
    values: {},
    revision: 0,
  });

  useEffect(() => {
    const stored = readTexts(of, eventId);
    if (stored) setDraft({ values: stored, revision: 1 });
  }, [of, eventId]);

  return {
    form,
    /** The stored draft, and a number that grows when the fields are to be rendered anew. */
    draft,
    restored: Object.keys(draft.values).length > 0,
    storeDraft: () => {
      if (form.current) storeDraft(of, eventId, changedIn(new FormData(form.current)));
    },
    giveUp: () => {
      dropDraft(of, eventId);
      setDraft(({ revision }) => ({ values: {}, revision: revision + 1 }));
    },
  };
}
