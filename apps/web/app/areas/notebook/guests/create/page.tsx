import { inFrench } from "@jdj/contract/call/french-messages";
import { notebookMessages } from "@jdj/contract/notebook/messages";
import { at } from "@jdj/contract/paths/addresses";
import { data, useLocation } from "react-router";
import { BackButton } from "#app/areas/notebook/back-button.tsx";
import { sendOrQueue, sentAgain } from "#app/areas/notebook/offline/send-or-queue.ts";
import { useWaitingEdits } from "#app/areas/notebook/offline/waiting-edits.ts";
import { openEvent } from "#app/areas/notebook/open-event.ts";
import { dropDraft } from "#app/device/draft-store.ts";
import type { PageHandle } from "#app/document/page-kind.ts";
import { Title } from "#app/document/title.tsx";
import { textFrom } from "#app/forms/form-fields.ts";
import { readForm } from "#app/forms/read-form.ts";
import { apiContext } from "#app/http/context.ts";
import { redirectWithFlash } from "#app/http/flash.ts";
import { found } from "#app/http/found.ts";
import type { Route } from "./+types/page";
import { compareList, readList, updateFromList } from "./change-from-list.ts";
import { NewGuestsForm } from "./new-guests-form.tsx";
import { saveNewGuests } from "./save-new-guests.ts";

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

export async function action({ context, params, request }: Route.ActionArgs) {
  const form = await readForm(request);
  const api = context.get(apiContext);
  const intent = textFrom(form, "intent");
  if (intent === "match") return compareList(api, Number(params.eventId), form);
  if (intent === "paste") return readList(api, Number(params.eventId), form);
  if (intent === "update") return updateFromList(api, form);
  const refusal = await saveNewGuests(api, form);
  if (refusal) return refusal;
  const text = `${notebookMessages.savedTitle} ${inFrench(notebookMessages.guestsAdded)}`;
  return redirectWithFlash(context, at("guests"), { kind: "success", text });
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
  const answer = actionData && "message" in actionData ? actionData : undefined;
  const state = answer ?? refused ?? undefined;
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
