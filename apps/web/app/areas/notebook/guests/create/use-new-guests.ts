import type { FieldErrors } from "@jdj/contract/call/refusals";
import { type RefObject, useEffect, useState } from "react";
import { errorsIn, oldPhonesIn } from "#app/areas/notebook/guests/paste/pasted-rows.ts";
import type { PastedGuest } from "#app/areas/notebook/guests/paste/read-pasted-list.ts";
import { textsOf } from "#app/areas/notebook/offline/waiting-edits.ts";
import { dropDraft, readTexts, storeDraft } from "#app/device/draft-store.ts";
import { newKey } from "#app/forms/new-key.ts";
import { nextRow, typedIn } from "./guests-from.ts";
import { newGuestsOf, withListed, withoutRows, withRepairs } from "./new-guests.ts";
import type { NewGuestsState } from "./save-new-guests.ts";
import { useListMatches } from "./use-list-matches.ts";

/** The field whose value names a save: sent again with it, it adds nobody twice. */
export const keyField = "idempotency_key";

/** The guests of the form and what is done with them; what is typed stays in the fields themselves. */
export function useNewGuests(
  form: RefObject<HTMLFormElement | null>,
  eventId: number,
  state: NewGuestsState | undefined,
) {
  const [page, setPage] = useState(() => newGuestsOf(state?.values ?? {}));
  const [found, setFound] = useState<FieldErrors>({});
  const [superseded, setSuperseded] = useState<NewGuestsState>();
  const [old, setOld] = useState(0);
  const [left, setLeft] = useState(0);
  const list = useListMatches((matched) => {
    setPage((before) => withoutRows(before, matched));
    requestAnimationFrame(store);
  });
  const [key, setKey] = useState(state?.values[keyField] ?? "");

  const typed = () => (form.current ? textsOf(new FormData(form.current)) : {});
  const store = () =>
    form.current && storeDraft("newGuests", eventId, typedIn(new FormData(form.current)));
  const look = () => {
    const texts = typed();
    setOld(oldPhonesIn(texts, page.rows).length);
  };

  useEffect(() => {
    const stored = readTexts("newGuests", eventId);
    if (stored) setPage(newGuestsOf(stored, 1));
    setKey((before) => before || stored?.[keyField] || newKey());
  }, [eventId]);

  // What waits for the network is in the queue: the form is for others now.
  useEffect(() => {
    if (!state?.waiting) return;
    dropDraft("newGuests", eventId);
    setPage(({ revision }) => newGuestsOf({}, revision + 1));
    setFound({});
    setOld(0);
    setKey(newKey());
  }, [state, eventId]);

  // Those who were right are saved: the others stay in the form.
  const saved = state?.savedRows;
  useEffect(() => {
    if (!saved) return;
    setPage((before) => withoutRows(before, saved));
    setFound({});
  }, [saved]);

  const show = (next: typeof page, errors: FieldErrors) => {
    setPage(next);
    setFound(errors);
    setSuperseded(state);
    setOld(oldPhonesIn(next.texts, next.rows).length);
    requestAnimationFrame(store);
  };
  const current = state === superseded || state?.waiting ? undefined : state;
  return {
    page,
    matches: list.matches,
    key,
    left,
    old,
    errors: { ...found, ...current?.errors },
    store,
    look,
    add() {
      const row = nextRow(page.rows);
      setPage({ ...page, rows: [...page.rows, row] });
      return row;
    },
    remove(row: string) {
      setPage({ ...page, rows: page.rows.filter((one) => one !== row) });
    },
    read(guests: readonly PastedGuest[], from: "list" | "contacts") {
      const { next, left: over } = withListed(page, typed(), guests, from === "list");
      setLeft(over);
      show(next, errorsIn(next.texts, next.listed));
      // Of a draft too, which may have been saved before it was deleted; typed without a number, they stay.
      const isCompared = (row: string) =>
        next.listed.includes(row) || Boolean(next.texts[`${row}.phone_number_1`]);
      list.compare(next.texts, next.rows.filter(isCompared));
    },
    /** Takes somebody of the list who is different as a guest of their own. */
    addDifferent(row: string) {
      list.forget(row);
      setPage({ ...page, rows: [...page.rows, row], listed: [...page.listed, row] });
      requestAnimationFrame(store);
    },
    repair() {
      const next = withRepairs(page, typed());
      show(next, errorsIn(next.texts, next.listed));
    },
    cancel() {
      dropDraft("newGuests", eventId);
      location.reload();
    },
  };
}
