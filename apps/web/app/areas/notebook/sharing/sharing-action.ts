import { type SharedRole, sharedRoles } from "@jdj/contract/notebook/sharing-policy";
import { at } from "@jdj/contract/paths/addresses";
import { data, type RouterContextProvider } from "react-router";
import { requireOpenNotebook } from "#app/areas/notebook/current-event.ts";
import { phoneFrom, textFrom } from "#app/forms/form-fields.ts";
import { refused } from "#app/forms/form-state.ts";
import { readForm } from "#app/forms/read-form.ts";
import { apiContext } from "#app/http/context.ts";
import { redirectWithFlash } from "#app/http/flash.ts";

/** The role that was chosen; any other word is the one that may do least. */
function roleFrom(form: FormData): SharedRole {
  return sharedRoles.find((role) => role === textFrom(form, "role")) ?? "reader";
}

/** Does what one of the forms of « Partager le carnet » asks, by its `intent`. */
export async function answerSharing(context: Readonly<RouterContextProvider>, request: Request) {
  requireOpenNotebook(context);
  const form = await readForm(request);
  const { sharing } = context.get(apiContext).notebook;
  const eventId = textFrom(form, "event_id");
  const customerId = textFrom(form, "customer_id");
  const intent = textFrom(form, "intent");
  const acts = {
    invite: () =>
      sharing.invite({
        eventId,
        role: roleFrom(form),
        email: textFrom(form, "email"),
        phone: phoneFrom(form, "phone"),
      }),
    cancel: () =>
      sharing.cancelInvitation({ eventId, invitationId: textFrom(form, "invitation_id") }),
    role: () => sharing.changeRole({ eventId, customerId, role: roleFrom(form) }),
    remove: () => sharing.removeMember({ eventId, customerId }),
    leave: () => sharing.leave({ eventId }),
  };
  const act = Object.entries(acts).find(([name]) => name === intent)?.[1];
  if (!act) throw data(null, { status: 400 });
  try {
    const { message } = await act();
    const address = intent === "leave" ? at("events") : at("sharing");
    return redirectWithFlash(context, address, { kind: "success", text: message ?? "" });
  } catch (error) {
    return refused(error, form);
  }
}
