import type { EventRow } from "@jdj/contract/notebook/event-shape";
import { notebookMessages } from "@jdj/contract/notebook/messages";
import { at } from "@jdj/contract/paths/addresses";
import { useState } from "react";
import { data, type RouterContextProvider } from "react-router";
import { ownEvents, removedEvents } from "#app/areas/notebook/events/own-events.ts";
import type { PageHandle } from "#app/document/page-kind.ts";
import { Title } from "#app/document/title.tsx";
import { textFrom } from "#app/forms/form-fields.ts";
import { refused } from "#app/forms/form-state.ts";
import { readForm } from "#app/forms/read-form.ts";
import { submitOrExplain } from "#app/forms/submit-or-explain.ts";
import { apiContext } from "#app/http/context.ts";
import { redirectWithFlash } from "#app/http/flash.ts";
import { requireUser } from "#app/http/signed-in.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { ErrorNote } from "#app/ui/error-note.tsx";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import type { Route } from "./+types/page";
import { EditDialog } from "./edit-dialog.tsx";
import { EventCard } from "./event-card.tsx";
import styles from "./list.module.css";
import { RemovedEvents } from "./removed-events.tsx";

export const handle: PageHandle = { page: "hydrated" };

export async function loader({ context }: Route.LoaderArgs) {
  const [own, removed] = await Promise.all([ownEvents(context), removedEvents(context)]);
  return { ...own, ...removed };
}

export async function action({ context, request }: Route.ActionArgs) {
  requireUser(context);
  return changeEvents(context, await readForm(request));
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return submitOrExplain(serverAction);
}

/** `/mes-evenements-…`: the customer's events, one of them current. */
export default function EventsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { events, types, archived, deleted } = loaderData;
  const [edited, setEdited] = useState<EventRow | null>(null);
  const create = (
    <LinkButton to={at("createEvent")} icon={<Icon name="plus" size={20} />}>
      Créer un événement
    </LinkButton>
  );
  return (
    <>
      <Title>Mes événements</Title>
      <div className={`${kit.stack4} ${styles.head}`}>
        <h1>Mes événements</h1>
        {events.length > 0 ? create : null}
      </div>
      {actionData ? <ErrorNote>{actionData.message}</ErrorNote> : null}
      {events.length > 0 ? (
        <ul className={`${kit.stack5} ${styles.cards}`}>
          {events.map((event) => (
            <EventCard key={event.id} event={event} onEdit={setEdited} />
          ))}
        </ul>
      ) : (
        <EmptyState sentence="Aucun événement pour le moment." action={create} />
      )}
      <RemovedEvents archived={archived} deleted={deleted} />
      {edited ? (
        <EditDialog
          key={edited.id}
          event={edited}
          saved={events.find(({ id }) => id === edited.id)?.version !== edited.version}
          types={types}
          onClose={() => setEdited(null)}
        />
      ) : null}
    </>
  );
}

/** Carries out a form of « Mes événements », by its `intent`; without one, the event is chosen. */
async function changeEvents(context: Readonly<RouterContextProvider>, form: FormData) {
  const { events } = context.get(apiContext).notebook;
  const event = { eventId: textFrom(form, "event_id") };
  const intent = textFrom(form, "intent") || "choose";
  const calls = {
    choose: () => events.chooseEvent(event),
    archive: () => events.archiveEvent(event),
    unarchive: () => events.unarchiveEvent(event),
    cancel: () => events.cancelEvent(event),
    reinstate: () => events.reinstateEvent(event),
    delete: () => events.deleteEvent(event),
    restore: () => events.restoreEvent(event),
  };
  const call = Object.entries(calls).find(([name]) => name === intent)?.[1];
  if (!call) throw data(null, { status: 400 });
  try {
    const { message } = await call();
    const address = intent === "choose" ? at("summary") : at("events");
    return redirectWithFlash(context, address, { kind: "success", text: message ?? "" });
  } catch (error) {
    return refused(error, form, notebookMessages.eventFailed);
  }
}
