import { notebookMessages } from "@jdj/contract/notebook/messages";
import { at } from "@jdj/contract/paths/addresses";
import { data } from "react-router";
import { BackButton } from "#app/areas/notebook/back-button.tsx";
import { EventForm } from "#app/areas/notebook/events/event-form.tsx";
import { eventFrom } from "#app/areas/notebook/events/event-from.ts";
import { ownEvents } from "#app/areas/notebook/events/own-events.ts";
import type { PageHandle } from "#app/document/page-kind.ts";
import { Title } from "#app/document/title.tsx";
import { textFrom } from "#app/forms/form-fields.ts";
import { refused } from "#app/forms/form-state.ts";
import { readForm } from "#app/forms/read-form.ts";
import { submitOrExplain } from "#app/forms/submit-or-explain.ts";
import { apiContext } from "#app/http/context.ts";
import { redirectWithFlash } from "#app/http/flash.ts";
import { requireUser } from "#app/http/signed-in.ts";
import type { Route } from "./+types/page";

export const handle: PageHandle = { page: "hydrated" };

export async function loader({ context, params }: Route.LoaderArgs) {
  const { events, types } = await ownEvents(context);
  const event = events.find(({ id }) => String(id) === params.eventId);
  if (event?.can.event !== "write") throw data(null, { status: 404 });
  return { event, types };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  requireUser(context);
  const form = await readForm(request);
  try {
    const { message } = await context.get(apiContext).notebook.events.updateEvent({
      id: params.eventId,
      ...eventFrom(form),
      version: textFrom(form, "version"),
    });
    return redirectWithFlash(context, at("events"), { kind: "success", text: message });
  } catch (error) {
    return refused(error, form, notebookMessages.eventChangeFailed);
  }
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return submitOrExplain(serverAction);
}

/** An event to change, on a page of its own: where « Modifier » leads without script. */
export default function EditEventPage({ loaderData, actionData }: Route.ComponentProps) {
  const { event, types } = loaderData;
  return (
    <>
      <Title>Modifier l’événement</Title>
      <BackButton to={at("events")}>Mes événements</BackButton>
      <h1>Modifier l’événement</h1>
      <EventForm
        key={`${event.id} ${event.version}`}
        event={event}
        types={types}
        state={actionData}
      />
    </>
  );
}
