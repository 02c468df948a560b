import { notebookMessages } from "@jdj/contract/notebook/messages";
import { data } from "react-router";
import { at } from "../../../../addresses.ts";
import { apiContext } from "../../../../context.ts";
import { redirectWithFlash } from "../../../../flash.ts";
import { textFrom } from "../../../../form-fields.ts";
import { refused } from "../../../../form-state.ts";
import type { PageHandle } from "../../../../page-kind.ts";
import { sendKeepingForm } from "../../../../send-keeping-form.ts";
import { requireUser } from "../../../../signed-in.ts";
import { Title } from "../../../../title.tsx";
import { BackToEvents } from "../back-to-events.tsx";
import { EventForm } from "../event-form.tsx";
import { eventFrom } from "../event-from.ts";
import { ownEvents } from "../own-events.ts";
import type { Route } from "./+types/page";

export const handle: PageHandle = { page: "work" };

export async function loader({ context, params }: Route.LoaderArgs) {
  const { events, types } = await ownEvents(context);
  const event = events.find(({ id }) => String(id) === params.eventId);
  if (event?.can.event !== "write") throw data(null, { status: 404 });
  return { event, types };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  requireUser(context);
  const form = await request.formData();
  try {
    const { message } = await context.get(apiContext).notebook.events.updateEvent({
      id: params.eventId,
      ...eventFrom(form),
      version: textFrom(form, "version"),
    });
    return redirectWithFlash(at("events"), { kind: "success", text: message });
  } catch (error) {
    return refused(error, form, notebookMessages.eventChangeFailed);
  }
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return sendKeepingForm(serverAction);
}

/** An event to change, on a page of its own: where « Modifier » leads without script. */
export default function EditEventPage({ loaderData, actionData }: Route.ComponentProps) {
  const { event, types } = loaderData;
  return (
    <>
      <Title>Modifier l’événement</Title>
      <BackToEvents />
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
