import { inFrench } from "@jdj/contract/call/french-messages";
import { notebookMessages } from "@jdj/contract/notebook/messages";
import { at } from "@jdj/contract/paths/addresses";
import { count } from "@jdj/french/plural";
import { data, useLocation } from "react-router";
import { BackButton } from "#app/areas/notebook/back-button.tsx";
import { errorsIn, rowsOfGuests } from "#app/areas/notebook/guests/paste/pasted-rows.ts";
import { nameOrderOf, readPastedList } from "#app/areas/notebook/guests/paste/read-pasted-list.ts";
import { sendOrQueue, sentAgain } from "#app/areas/notebook/offline/send-or-queue.ts";
import { useWaitingEdits } from "#app/areas/notebook/offline/waiting-edits.ts";
import { openEvent } from "#app/areas/notebook/open-event.ts";
import { dropDraft } from "#app/device/draft-store.ts";
import type { PageHandle } from "#app/document/page-kind.ts";
import { Title } from "#app/document/title.tsx";
import { textFrom } from "#app/forms/form-fields.ts";
import { type FormState, refused } from "#app/forms/form-state.ts";
import { readForm } from "#app/forms/read-form.ts";
import { apiContext } from "#app/http/context.ts";
import { redirectWithFlash } from "#app/http/flash.ts";
import { found } from "#app/http/found.ts";
import type { Route } from "./+types/page";
import { errorsByRow, guestsFrom, rowsIn } from "./guests-from.ts";
import { MOST_GUESTS } from "./new-guests.ts";
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
  if (textFrom(form, "intent") === "paste") return readList(form);
  try {
    await context.get(apiContext).notebook.guests.addGuests(guestsFrom(form));
  } catch (error) {
    const answer = refused(error, form, notebookMessages.guestCreationFailed);
    const errors = errorsByRow(answer.data.errors, rowsIn(form.keys()));
    const incomplete = Object.values(errors).flat().includes(notebookMessages.required);
    const message = incomplete ? notebookMessages.guestsIncomplete : answer.data.message;
    return data({ ...answer.data, errors, message }, answer.init ?? undefined);
  }
  const text = `${notebookMessages.savedTitle} ${inFrench(notebookMessages.guestsAdded)}`;
  return redirectWithFlash(context, at("guests"), { kind: "success", text });
}

/** Reads a pasted list for a page without script: its guests are in the form, and nothing is saved. */
function readList(form: FormData) {
  const list = textFrom(form, "list");
  const guests = readPastedList(list, nameOrderOf(form.get("order"))).slice(0, MOST_GUESTS);
  const texts = rowsOfGuests(guests, (index) => `g${index + 1}`);
  return data<FormState>({
    message: `${count(guests.length, "invité lu", "invités lus")}. Vérifiez, puis enregistrez.`,
    errors: errorsIn(texts, rowsIn(Object.keys(texts))),
    values: { ...texts, list, intent: "paste" },
  });
}

/** Without a network the guests wait on this device, and are sent once it is back. */
export async function clientAction(sending: Route.ClientActionArgs) {
  const isSentAgain = (await sending.request.clone().formData()).has(sentAgain);
  const drop = () => dropDraft("newGuests", sending.params.eventId);
  return sendOrQueue(sending, isSentAgain ? undefined : drop);
}

/** Adds several guests: all of them or none. */
export default function CreateGuestsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { pathname, search } = useLocation();
  const refused = useWaitingEdits().find((edit) => edit.path === pathname && edit.refusal)?.refusal;
  const state = actionData ?? refused ?? undefined;
  return (
    <>
      <Title>Ajouter des invités</Title>
      <BackButton to={at("guests")}>Retour</BackButton>
      <h1>Ajouter des invités</h1>
      <NewGuestsForm
        key={refused?.values.idempotency_key ?? ""}
        {...loaderData}
        state={state}
        opensList={new URLSearchParams(search).has("coller") || state?.values.intent === "paste"}
      />
    </>
  );
}
