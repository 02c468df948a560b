import { accountMessages } from "@jdj/contract/accounts/messages";
import { fieldErrorsOf, INVALID_INPUT_MESSAGE } from "@jdj/contract/call/refusals";
import { notebookMessages } from "@jdj/contract/notebook/messages";
import { at } from "@jdj/contract/paths/addresses";
import { dateIn } from "@jdj/french/dates";
import { BackButton } from "#app/areas/notebook/back-button.tsx";
import { EventForm } from "#app/areas/notebook/events/event-form.tsx";
import { eventFrom } from "#app/areas/notebook/events/event-from.ts";
import { SectionIntroduction } from "#app/areas/notebook/section-introduction.tsx";
import type { PageHandle } from "#app/document/page-kind.ts";
import { Title } from "#app/document/title.tsx";
import { eventDateFrom } from "#app/forms/event-date-from.ts";
import { textFrom } from "#app/forms/form-fields.ts";
import { refused, refusedFields } from "#app/forms/form-state.ts";
import { readForm } from "#app/forms/read-form.ts";
import { submitOrExplain } from "#app/forms/submit-or-explain.ts";
import { apiContext } from "#app/http/context.ts";
import { redirectWithFlash } from "#app/http/flash.ts";
import { sectionIntroduction } from "#app/http/section-introduction.ts";
import { requireUser } from "#app/http/signed-in.ts";
import type { Route } from "./+types/page";

export const handle: PageHandle = { page: "hydrated" };

export async function loader({ context }: Route.LoaderArgs) {
  requireUser(context);
  const { data } = await context.get(apiContext).notebook.events.eventTypes();
  return {
    types: data,
    today: dateIn(new Date()),
    introduction: sectionIntroduction(context, "create-event"),
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  requireUser(context);
  const form = await readForm(request);
  const { wedding_date, precision } = eventDateFrom(form, dateIn(new Date()));
  const isMissing = wedding_date === "" && textFrom(form, "wedding_date_precision") !== "open";
  try {
    const { events } = context.get(apiContext).notebook;
    const { message, data } = await events.createEvent({
      ...eventFrom(form),
      // Refused together with the other fields: the call itself takes an event without a date.
      wedding_date: isMissing ? "?" : wedding_date,
      wedding_date_precision: precision,
    });
    const text = data.event_type.tone === "sober" ? "L’événement est créé." : message;
    return redirectWithFlash(context, at("events"), { kind: "success", text });
  } catch (error) {
    const errors = fieldErrorsOf(error);
    if (!errors || !isMissing) return refused(error, form, notebookMessages.eventFailed);
    const wedding_date = [accountMessages.eventDateRequired];
    return refusedFields({ ...errors, wedding_date }, form, INVALID_INPUT_MESSAGE);
  }
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return submitOrExplain(serverAction);
}

/** `/creer-des-evenements-…`: another event of the customer. */
export default function CreateEventPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <Title>Créer un événement</Title>
      <BackButton to={at("events")}>Mes événements</BackButton>
      <h1>Créer un événement</h1>
      <SectionIntroduction text={loaderData.introduction} />
      <EventForm {...loaderData} event={null} state={actionData} />
    </>
  );
}
