import { notebookMessages } from "@jdj/contract/notebook/messages";
import { at } from "@jdj/contract/paths/addresses";
import { BackButton } from "#app/areas/notebook/back-button.tsx";
import { cardOr } from "#app/areas/notebook/back-to-card-draft.ts";
import { requireOpenNotebook } from "#app/areas/notebook/current-event.ts";
import { sendOrQueue } from "#app/areas/notebook/offline/send-or-queue.ts";
import { useWaitingState } from "#app/areas/notebook/offline/waiting-edits.ts";
import { dropDraft } from "#app/device/draft-store.ts";
import type { PageHandle } from "#app/document/page-kind.ts";
import { Title } from "#app/document/title.tsx";
import { textFrom } from "#app/forms/form-fields.ts";
import { refused } from "#app/forms/form-state.ts";
import { readForm } from "#app/forms/read-form.ts";
import { apiContext } from "#app/http/context.ts";
import { redirectWithFlash } from "#app/http/flash.ts";
import { found } from "#app/http/found.ts";
import type { Route } from "./+types/page";
import { CeremonyForm } from "./ceremony-form.tsx";
import { ceremonyFrom } from "./shown-ceremony.ts";

export const handle: PageHandle = { page: "hydrated" };

export async function loader({ context, params }: Route.LoaderArgs) {
  requireOpenNotebook(context);
  const { notebook, townHalls } = context.get(apiContext);
  const ceremony = await found(notebook.ceremonies.datePlace(params));
  const halls = ceremony.code === "civil" ? await townHalls.townsNames() : [];
  return { ceremony, halls: [...new Set(halls.map(({ name }) => name))] };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  requireOpenNotebook(context);
  const form = await readForm(request);
  try {
    await context.get(apiContext).notebook.ceremonies.saveDatePlace({
      event_id: params.eventId,
      date_place_id: params.datePlaceId,
      ...ceremonyFrom(form),
      is_activate: form.has("is_activate"),
      version: textFrom(form, "version"),
    });
  } catch (error) {
    return refused(error, form, notebookMessages.datesPlacesFailed);
  }
  return redirectWithFlash(context, cardOr(request, at("ceremonies")), {
    kind: "success",
    text: notebookMessages.saved,
  });
}

/** The draft of one ceremony of one event on this device. */
function draftKeyOf({ eventId, datePlaceId }: Route.ComponentProps["params"]): string {
  return `${eventId}-${datePlaceId}`;
}

export function clientAction(sending: Route.ClientActionArgs) {
  return sendOrQueue(sending, () => dropDraft("ceremony", draftKeyOf(sending.params)));
}

/** One ceremony: whether it is held, when and where. */
export default function EditCeremonyPage({ loaderData, actionData, params }: Route.ComponentProps) {
  const { ceremony, halls } = loaderData;
  const state = useWaitingState(actionData);
  return (
    <>
      <Title>{ceremony.name}</Title>
      <BackButton to={at("ceremonies")}>Retour</BackButton>
      <h1>{ceremony.name}</h1>
      <CeremonyForm
        key={`${ceremony.id} ${ceremony.pivot.version} ${state?.waiting ?? false}`}
        ceremony={ceremony}
        halls={halls}
        draftKey={draftKeyOf(params)}
        address={at("editCeremony", params)}
        state={state}
      />
    </>
  );
}
