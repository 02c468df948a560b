import { notebookMessages } from "@jdj/contract/notebook/messages";
import { data } from "react-router";
import { at } from "../../../../addresses.ts";
import { apiContext } from "../../../../context.ts";
import { redirectWithFlash } from "../../../../flash.ts";
import { refused } from "../../../../form-state.ts";
import { found } from "../../../../found.ts";
import type { PageHandle } from "../../../../page-kind.ts";
import { sendKeepingForm } from "../../../../send-keeping-form.ts";
import { Title } from "../../../../title.tsx";
import { openEvent } from "../../open-event.ts";
import { BackToGuests } from "../back-to-guests.tsx";
import type { Route } from "./+types/page";
import { dropDraft } from "./draft.ts";
import { errorsByRow, guestsFrom, rowsIn } from "./guests-from.ts";
import { NewGuestsForm } from "./new-guests-form.tsx";

export const handle: PageHandle = { page: "work" };

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
  const form = await request.formData();
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
  return redirectWithFlash(at("guests"), { kind: "success", text });
}

export async function clientAction({ serverAction, params }: Route.ClientActionArgs) {
  try {
    return await sendKeepingForm(serverAction);
  } catch (error) {
    // The way back to the list: all are saved.
    if (error instanceof Response) dropDraft(Number(params.eventId));
    throw error;
  }
}

/** Several guests at once: all are added or none. */
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
