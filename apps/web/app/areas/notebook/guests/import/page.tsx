import { inFrench } from "@jdj/contract/call/french-messages";
import { notebookMessages } from "@jdj/contract/notebook/messages";
import { at } from "@jdj/contract/paths/addresses";
import { count } from "@jdj/french/plural";
import { data } from "react-router";
import { BackButton } from "#app/areas/notebook/back-button.tsx";
import { openEvent } from "#app/areas/notebook/open-event.ts";
import type { PageHandle } from "#app/document/page-kind.ts";
import { Title } from "#app/document/title.tsx";
import { fileFrom, textFrom } from "#app/forms/form-fields.ts";
import { refused } from "#app/forms/form-state.ts";
import { readForm } from "#app/forms/read-form.ts";
import { submitOrExplain } from "#app/forms/submit-or-explain.ts";
import { apiContext } from "#app/http/context.ts";
import { redirectWithFlash } from "#app/http/flash.ts";
import type { Route } from "./+types/page";
import { ImportSheet } from "./import-sheet.tsx";
import { checkOf, errorLine, errorsOf } from "./sheet-check.ts";

export const handle: PageHandle = { page: "hydrated" };

export async function loader({ context, params }: Route.LoaderArgs) {
  const event = await openEvent(context);
  if (params.eventId !== String(event.id)) throw data(null, { status: 404 });
  return { eventId: event.id };
}

/** Checks a file (`intent` check), or imports it whole. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const { guests } = context.get(apiContext).notebook;
  const form = await readForm(request);
  const guests_file = fileFrom(form, "guests_file") ?? new File([], "");
  const event_id = params.eventId;
  const given = {
    repair_phones: form.has("repair_phones"),
    corrections: textFrom(form, "corrections"),
  };
  let imported: number;
  try {
    if (textFrom(form, "intent") === "check")
      return data({
        check: checkOf(await guests.previewImport({ guests_file, event_id, ...given })),
      });
    const left = {
      skip_duplicates: form.has("skip_duplicates"),
      skip_errors: form.has("skip_errors"),
    };
    imported = (await guests.importGuests({ guests_file, event_id, ...left, ...given })).imported;
  } catch (error) {
    const answer = refused(error, form, notebookMessages.guestCreationFailed);
    const refusal = { ...answer.data, lineErrors: errorsOf(error).map(errorLine) };
    return data({ refusal }, answer.init ?? undefined);
  }
  const { savedTitle, guestsAdded } = notebookMessages;
  const figure = count(imported, "invité importé", "invités importés");
  const text = `${savedTitle} ${inFrench(guestsAdded)} ${figure}.`;
  return redirectWithFlash(context, at("guests"), { kind: "success", text });
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return submitOrExplain(serverAction);
}

/** Guests from a spreadsheet: the template, the file, its content, then all of them or none. */
export default function ImportGuestsPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <Title>Importer des invités</Title>
      <BackButton to={at("guests")}>Retour</BackButton>
      <h1>Importer des invités</h1>
      <ImportSheet key={loaderData.eventId} eventId={loaderData.eventId} first={actionData} />
    </>
  );
}
