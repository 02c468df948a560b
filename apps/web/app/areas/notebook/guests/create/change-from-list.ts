import type { Client } from "@jdj/contract/client";
import type { GuestMatch } from "@jdj/contract/notebook/guest-matches";
import { count } from "@jdj/french/plural";
import { data } from "react-router";
import { errorsIn, rowsOfGuests } from "#app/areas/notebook/guests/paste/pasted-rows.ts";
import { nameOrderOf, readPastedList } from "#app/areas/notebook/guests/paste/read-pasted-list.ts";
import { textFrom } from "#app/forms/form-fields.ts";
import { refused } from "#app/forms/form-state.ts";
import { rowsIn } from "./guests-from.ts";
import { matchesOf, matchSentence, peopleOf } from "./list-matches.ts";
import { MOST_GUESTS } from "./new-guests.ts";
import type { NewGuestsState } from "./save-new-guests.ts";

const notCompared = "Cette liste n’a pas pu être comparée à la vôtre.";

/** The people of a list who are guests of the event already (`intent=match`). */
export async function compareList({ notebook }: Client, eventId: number, form: FormData) {
  try {
    const guests = peopleIn(textFrom(form, "people"));
    return data({ matches: await notebook.guests.matchGuests({ eventId, guests }) });
  } catch (error) {
    return refused(error, form, notCompared);
  }
}

/** The people that the page sent as JSON; nobody for anything else. The call checks their shape. */
function peopleIn(text: string) {
  try {
    const people: unknown = JSON.parse(text);
    return Array.isArray(people) ? people : [];
  } catch {
    return [];
  }
}

/**
 * Reads a pasted list for a page without script: those who are new or different are in its form,
 * and nothing is saved.
 */
export async function readList({ notebook }: Client, eventId: number, form: FormData) {
  const list = textFrom(form, "list");
  const people = readPastedList(list, nameOrderOf(form.get("order"))).slice(0, MOST_GUESTS);
  const texts = rowsOfGuests(people, (index) => `g${index + 1}`);
  const rows = rowsIn(Object.keys(texts));
  let found: GuestMatch[];
  try {
    found = await notebook.guests.matchGuests({ eventId, guests: peopleOf(texts, rows) });
  } catch (error) {
    return refused(error, form, notCompared);
  }
  const known = new Set(
    found.filter(({ kind }) => kind === "known").map(({ index }) => rows[index] ?? ""),
  );
  const isLeft = (name: string) => !known.has(name.split(".", 1)[0] ?? "");
  const left = Object.fromEntries(Object.entries(texts).filter(([name]) => isLeft(name)));
  const compared = matchSentence(matchesOf(rows, found));
  const read = `${count(people.length, "invité lu", "invités lus")}${compared && `\u00a0: ${compared}`}`;
  return data<NewGuestsState>({
    message: `${read}. Vérifiez, puis enregistrez.`,
    errors: errorsIn(left, rows.filter(isLeft)),
    values: { ...left, list, intent: "paste" },
  });
}

/** Gives a guest the name and the number of a list (`intent=update`). */
export async function updateFromList({ notebook }: Client, form: FormData) {
  const eventGuestId = Number(textFrom(form, "id"));
  const written = (name: string) => textFrom(form, name) || null;
  const names = { last_name: written("last_name"), given_names: written("given_names") };
  try {
    const guest = await notebook.guests.guest({ eventGuestId });
    const { id, event_id, email, has_confirmed, version } = guest;
    await notebook.guests.updateGuest({
      ...{ id, event_id, email, has_confirmed, version },
      ...((names.last_name ?? names.given_names) ? names : {}),
      phone_number_1: written("phone_number_1") ?? undefined,
      phone_number_2: guest.phone_number_2,
    });
    return data({ updated: true as const });
  } catch (error) {
    return refused(error, form);
  }
}
