import { notebookMessages } from "@jdj/contract/notebook/messages";
import { at } from "@jdj/contract/paths/addresses";
import { useLocation } from "react-router";
import { BackButton } from "#app/areas/notebook/back-button.tsx";
import { cardOr, isFromCard } from "#app/areas/notebook/back-to-card-draft.ts";
import { requireOpenNotebook } from "#app/areas/notebook/current-event.ts";
import { guestFrom, nameOf } from "#app/areas/notebook/guests/guest-values.ts";
import { seenGuest } from "#app/areas/notebook/guests/seen-guests.ts";
import { sendOrQueue } from "#app/areas/notebook/offline/send-or-queue.ts";
import { useWaitingState } from "#app/areas/notebook/offline/waiting-edits.ts";
import type { PageHandle } from "#app/document/page-kind.ts";
import { Title } from "#app/document/title.tsx";
import { textFrom } from "#app/forms/form-fields.ts";
import { refused } from "#app/forms/form-state.ts";
import { readForm } from "#app/forms/read-form.ts";
import { apiContext } from "#app/http/context.ts";
import { redirectWithFlash } from "#app/http/flash.ts";
import { found } from "#app/http/found.ts";
import type { Route } from "./+types/page";
import { EditGuestForm } from "./edit-guest-form.tsx";

export const handle: PageHandle = { page: "hydrated" };

export async function loader({ context, params }: Route.LoaderArgs) {
  requireOpenNotebook(context);
  const { guests } = context.get(apiContext).notebook;
  const [guest, categories] = await Promise.all([
    found(guests.guest({ eventGuestId: params.eventGuestId })),
    found(guests.categories()),
  ]);
  return { guest, categories };
}

/** Without a network the guest is read from the list that was on screen. */
export async function clientLoader({ params, serverLoader }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader();
  } catch (error) {
    const seen = error instanceof TypeError ? seenGuest(params.eventGuestId) : null;
    if (!seen) throw error;
    return seen;
  }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { eventGuestId } = params;
  const { guests } = context.get(apiContext).notebook;
  const form = await readForm(request);
  const deletes = textFrom(form, "intent") === "delete";
  try {
    if (deletes) await guests.deleteGuest({ eventGuestId });
    else
      await guests.updateGuest({
        ...guestFrom(form),
        id: eventGuestId,
        has_confirmed: form.has("has_confirmed") ? 1 : 0,
        version: textFrom(form, "version"),
      });
  } catch (error) {
    return refused(error, form, notebookMessages.guestUpdateFailed);
  }
  const saved = `${notebookMessages.savedTitle} ${notebookMessages.saved}`;
  const text = deletes ? notebookMessages.guestDeleted : saved;
  const next = cardOr(request, at("guests"), deletes ? undefined : eventGuestId);
  return redirectWithFlash(context, next, { kind: "success", text });
}

export function clientAction(sending: Route.ClientActionArgs) {
  return sendOrQueue(sending);
}

/** One guest: change, confirm, delete. */
export default function EditGuestPage({ loaderData, actionData }: Route.ComponentProps) {
  const { guest } = loaderData;
  const state = useWaitingState(actionData);
  const isOfCard = isFromCard(useLocation().search);
  return (
    <>
      <Title>Modifier un invité</Title>
      <BackButton to={isOfCard ? `${at("newCard")}#resume` : at("guests")}>
        {isOfCard ? "Retour à la carte" : "Retour"}
      </BackButton>
      <h1>{nameOf(guest)}</h1>
      <EditGuestForm key={`${guest.id} ${state?.waiting ?? false}`} {...loaderData} state={state} />
    </>
  );
}
