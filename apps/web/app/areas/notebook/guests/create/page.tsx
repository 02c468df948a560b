import { notebookMessages } from "@jdj/contract/notebook/messages";
import { at } from "@jdj/contract/paths/addresses";
import { data } from "react-router";
import { BackToGuests } from "#app/areas/notebook/guests/back-to-guests.tsx";
import { openEvent } from "#app/areas/notebook/open-event.ts";
import { dropDraft } from "#app/device/draft-store.ts";
import type { PageHandle } from "#app/document/page-kind.ts";
import { Title } from "#app/document/title.tsx";
import { refused } from "#app/forms/form-state.ts";
import { readForm } from "#app/forms/read-form.ts";
import { submitOrExplain } from "#app/forms/submit-or-explain.ts";
import { apiContext } from "#app/http/context.ts";
import { redirectWithFlash } from "#app/http/flash.ts";
import { found } from "#app/http/found.ts";
import type { Route } from "./+types/page";
import { errorsByRow, guestsFrom, rowsIn } from "./guests-from.ts";
import { NewGuestsForm } from "./new-guests-form.tsx";

export const handle: PageHandle = { page: "hydrated" };

export async function loader({ context, params }: Route.LoaderArgs) {
  const event = await openEvent(context);
  // Categories are those of the current event: no other event's guests are added from here.
  if (params.eventId !== String(event.id)) throw data(null, { status: 404 });
  return {
    eventId: event.id,
    categories: await found(context.get(apiContext).notebook.guests.categories()),
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await readForm(request);
  try {
    await context.get(apiContext).notebook.guests.addGuests(guestsFrom(form));
  } catch (error) {
    const answer = refused(error, form, notebookMessages.guestCreationFailed);
    const errors = errorsByRow(answer.data.errors, rowsIn(form.keys()));
    const incomplete = Object.values(errors).flat().includes(notebookMessages.required);
    const message = incomplete ? notebookMessages.guestsIncomplete : answer.data.message;
    return data({ ...answer.data, errors, message }, answer.init ?? undefined);
  }
  const text = `${notebookMessages.savedTitle} ${notebookMessages.guestsAdded}`;
  return redirectWithFlash(context, at("guests"), { kind: "success", text });
}

export async function clientAction({ serverAction, params }: Route.ClientActionArgs) {
  try {
    return await submitOrExplain(serverAction);
  } catch (error) {
    // Back to the list: all are saved.
    if (error instanceof Response) dropDraft("newGuests", params.eventId);
    throw error;
  }
}

/** Adds several guests: all of them or none. */
export default function CreateGuestsPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <Title>Ajouter des invités</Title>
      <BackToGuests />
      <h1>Ajouter des invités</h1>
      <NewGuestsForm {...loaderData} state={actionData} />
    </>
  );
}
