import { notebookMessages } from "@jdj/contract/notebook/messages";
import { at } from "@jdj/contract/paths/addresses";
import { requireOpenNotebook } from "#app/areas/notebook/current-event.ts";
import { sendOrQueue } from "#app/areas/notebook/offline/send-or-queue.ts";
import { useWaitingState } from "#app/areas/notebook/offline/waiting-edits.ts";
import type { PageHandle } from "#app/document/page-kind.ts";
import { Title } from "#app/document/title.tsx";
import { dateFrom, textFrom } from "#app/forms/form-fields.ts";
import { refused } from "#app/forms/form-state.ts";
import { readForm } from "#app/forms/read-form.ts";
import { apiContext } from "#app/http/context.ts";
import { redirectWithFlash } from "#app/http/flash.ts";
import { found } from "#app/http/found.ts";
import type { Route } from "./+types/page";
import { BackToCeremonies } from "./back-to-ceremonies.tsx";
import { CeremonyForm } from "./ceremony-form.tsx";

export const handle: PageHandle = { page: "hydrated" };

export async function loader({ context, params }: Route.LoaderArgs) {
  requireOpenNotebook(context);
  const { ceremonies } = context.get(apiContext).notebook;
  return { ceremony: await found(ceremonies.datePlace(params)) };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  requireOpenNotebook(context);
  const form = await readForm(request);
  try {
    await context.get(apiContext).notebook.ceremonies.saveDatePlace({
      event_id: params.eventId,
      date_place_id: params.datePlaceId,
      wedding_date: dateFrom(form, "wedding_date"),
      wedding_time: textFrom(form, "wedding_time"),
      wedding_location_prefix: textFrom(form, "wedding_location_prefix"),
      wedding_location: textFrom(form, "wedding_location"),
      is_activate: form.has("is_activate"),
      version: textFrom(form, "version"),
    });
  } catch (error) {
    return refused(error, form, notebookMessages.datesPlacesFailed);
  }
  return redirectWithFlash(context, at("ceremonies"), {
    kind: "success",
    text: notebookMessages.saved,
  });
}

export function clientAction(sending: Route.ClientActionArgs) {
  return sendOrQueue(sending);
}

/** One ceremony: whether it is held, when and where. */
export default function EditCeremonyPage({ loaderData, actionData, params }: Route.ComponentProps) {
  const { ceremony } = loaderData;
  const state = useWaitingState(actionData);
  return (
    <>
      <Title>{ceremony.name}</Title>
      <BackToCeremonies />
      <h1>{ceremony.name}</h1>
      <CeremonyForm
        key={`${ceremony.id} ${state?.waiting ?? false}`}
        ceremony={ceremony}
        address={at("editCeremony", params)}
        state={state}
      />
    </>
  );
}
