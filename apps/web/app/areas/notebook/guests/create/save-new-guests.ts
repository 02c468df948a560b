import type { Client } from "@jdj/contract/client";
import { notebookMessages } from "@jdj/contract/notebook/messages";
import { count } from "@jdj/french/plural";
import { data } from "react-router";
import { textFrom } from "#app/forms/form-fields.ts";
import { type FormState, refused } from "#app/forms/form-state.ts";
import { errorsByRow, guestsFrom, rowsIn } from "./guests-from.ts";

/** What a refused save shows; `savedRows` are those that were right, and are saved. */
export type NewGuestsState = FormState & { savedRows?: string[] };

/**
 * Adds the guests of a form: all of them or none, or with `intent=ready` those that are right.
 * @returns null once all are saved, else what the form shows
 */
export async function saveNewGuests({ notebook }: Client, form: FormData) {
  const rows = rowsIn(form.keys());
  const guests = guestsFrom(form);
  try {
    await notebook.guests.addGuests(guests);
    return null;
  } catch (error) {
    const answer = refused(error, form, notebookMessages.guestCreationFailed);
    const errors = errorsByRow(answer.data.errors, rows);
    const wrong = new Set(Object.keys(errors).map((name) => name.split(".", 1)[0]));
    const right = rows.filter((row) => !wrong.has(row));
    if (textFrom(form, "intent") === "ready" && wrong.size > 0 && right.length > 0) {
      const isRight = (_: unknown, index: number) => right.includes(rows[index] ?? "");
      const ofReady = await addReady(notebook, guests.filter(isRight), form);
      if (ofReady) return ofReady;
      const others = Object.entries(answer.data.values).filter(
        ([name]) => !right.includes(name.split(".", 1)[0] ?? ""),
      );
      const message = `${count(right.length, "invité enregistré", "invités enregistrés")}. Corrigez ${
        wrong.size === 1 ? "le dernier" : `les ${wrong.size} autres`
      }.`;
      const state: NewGuestsState = {
        message,
        errors,
        values: Object.fromEntries(others),
        savedRows: right,
      };
      return data(state, { status: 422 });
    }
    const incomplete = Object.values(errors).flat().includes(notebookMessages.required);
    const message = incomplete ? notebookMessages.guestsIncomplete : answer.data.message;
    return data<NewGuestsState>({ ...answer.data, errors, message }, answer.init ?? undefined);
  }
}

/** Saves those who are right; what the form shows when somebody changed the list meanwhile. */
async function addReady(
  notebook: Client["notebook"],
  ready: ReturnType<typeof guestsFrom>,
  form: FormData,
) {
  try {
    await notebook.guests.addGuests(ready);
    return null;
  } catch (error) {
    return refused(error, form, notebookMessages.guestCreationFailed);
  }
}
