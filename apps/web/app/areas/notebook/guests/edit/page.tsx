import { notebookMessages } from "@jdj/contract/notebook/messages";
import { at } from "../../../../addresses.ts";
import { apiContext } from "../../../../context.ts";
import { redirectWithFlash } from "../../../../flash.ts";
import { textFrom } from "../../../../form-fields.ts";
import { refused } from "../../../../form-state.ts";
import { found } from "../../../../found.ts";
import type { PageHandle } from "../../../../page-kind.ts";
import { Title } from "../../../../title.tsx";
import { requireOpenNotebook } from "../../current-event.ts";
import { sendOrKeep } from "../../offline/send-or-keep.ts";
import { useWaitingState } from "../../offline/waiting-edits.ts";
import { BackToGuests } from "../back-to-guests.tsx";
import { guestFrom } from "../guest-values.ts";
import { seenGuest } from "../seen-guests.ts";
import type { Route } from "./+types/page";
import { EditGuestForm } from "./edit-guest-form.tsx";

export const handle: PageHandle = { page: "work" };

export async function loader({ context, params }: Route.LoaderArgs) {
  requireOpenNotebook(context);
  const { guests } = context.get(apiContext).notebook;
  const [guest, categories] = await Promise.all([
    found(guests.guest({ eventGuestId: params.eventGuestId })),
    found(guests.categories()),
  ]);
  return { guest, categories };
}

/** Without a network a guest of the list that was on screen is drawn from it. */
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
  const form = await request.formData();
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
  return redirectWithFlash(at("guests"), { kind: "success", text });
}

export function clientAction(sending: Route.ClientActionArgs) {
  return sendOrKeep(sending);
}

/** One guest: change, confirm, delete. */
export default function EditGuestPage({ loaderData, actionData }: Route.ComponentProps) {
  const { guest } = loaderData;
  const state = useWaitingState(actionData);
  return (
    <>
      <Title>Modifier un invité</Title>
      <BackToGuests />
      <h1>
        {guest.given_names} {guest.last_name}
      </h1>
      <EditGuestForm key={`${guest.id} ${state?.waiting ?? false}`} {...loaderData} state={state} />
    </>
  );
}
