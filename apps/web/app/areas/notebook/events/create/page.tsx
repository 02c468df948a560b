import { notebookMessages } from "@jdj/contract/notebook/messages";
import { at } from "../../../../addresses.ts";
import { apiContext } from "../../../../context.ts";
import { redirectWithFlash } from "../../../../flash.ts";
import { refused } from "../../../../form-state.ts";
import type { PageHandle } from "../../../../page-kind.ts";
import { sendKeepingForm } from "../../../../send-keeping-form.ts";
import { requireUser } from "../../../../signed-in.ts";
import { Title } from "../../../../title.tsx";
import { Intro } from "../../intro.tsx";
import { BackToEvents } from "../back-to-events.tsx";
import { EventForm } from "../event-form.tsx";
import { eventFrom } from "../event-from.ts";
import type { Route } from "./+types/page";

export const handle: PageHandle = { page: "work" };

export async function loader({ context }: Route.LoaderArgs) {
  requireUser(context);
  const { data } = await context.get(apiContext).notebook.events.eventTypes();
  return { types: data };
}

export async function action({ context, request }: Route.ActionArgs) {
  requireUser(context);
  const form = await request.formData();
  try {
    const { events } = context.get(apiContext).notebook;
    const { message } = await events.createEvent(eventFrom(form));
    return redirectWithFlash(at("events"), { kind: "success", text: message });
  } catch (error) {
    return refused(error, form, notebookMessages.eventFailed);
  }
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return sendKeepingForm(serverAction);
}

/** `/creer-des-evenements-…`: another event of the customer. */
export default function CreateEventPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <Title>Créer un événement</Title>
      <BackToEvents />
      <h1>Créer un événement</h1>
      <Intro first={"Un carnet par fête\u00a0: mariage, baptême, anniversaire…"}>
        <p>
          Chaque événement a ses propres rubriques, ses invités et son tissage. Vous passez de l’un
          à l’autre quand vous voulez, sans rien perdre.
        </p>
      </Intro>
      <EventForm {...loaderData} event={null} state={actionData} />
    </>
  );
}
