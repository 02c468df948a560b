import { type SharedRole, sharedRoles } from "@jdj/contract/call/sharing-policy";
import { at } from "@jdj/contract/paths/addresses";
import { data, type RouterContextProvider } from "react-router";
import { requireOpenNotebook } from "#app/areas/notebook/current-event.ts";
import { phoneFrom, textFrom } from "#app/forms/form-fields.ts";
import { refused } from "#app/forms/form-state.ts";
import { readForm } from "#app/forms/read-form.ts";
import { apiContext } from "#app/http/context.ts";
import { redirectWithFlash } from "#app/http/flash.ts";

/** The chosen role; an unknown value becomes the role with the fewest rights. */
function roleFrom(form: FormData): SharedRole {
  return sharedRoles.find((role) => role === textFrom(form, "role")) ?? "reader";
}

/** Carries out a form of « Partager le carnet », by its `intent`. */
export async function changeSharing(context: Readonly<RouterContextProvider>, request: Request) {
  requireOpenNotebook(context);
  const form = await readForm(request);
  const { sharing } = context.get(apiContext).notebook;
  const eventId = textFrom(form, "event_id");
  const customerId = textFrom(form, "customer_id");
  const intent = textFrom(form, "intent");
  const calls = {
    invite: () =>
      sharing.invite({
        eventId,
        role: roleFrom(form),
        email: textFrom(form, "email"),
        phone: phoneFrom(form, "phone"),
      }),
    cancel: () =>
      sharing.cancelInvitation({ eventId, invitationId: textFrom(form, "invitation_id") }),
    confirm: () => sharing.confirmRequest({ eventId, requestId: textFrom(form, "request_id") }),
    refuse: () => sharing.refuseRequest({ eventId, requestId: textFrom(form, "request_id") }),
    handover: () =>
      sharing.handOver({
        eventId,
        email: textFrom(form, "email"),
        phone: phoneFrom(form, "phone"),
      }),
    role: () => sharing.changeRole({ eventId, customerId, role: textFrom(form, "role") }),
    remove: () => sharing.removeMember({ eventId, customerId }),
    leave: () => sharing.leave({ eventId }),
  };
  const call = Object.entries(calls).find(([name]) => name === intent)?.[1];
  if (!call) throw data(null, { status: 400 });
  try {
    const { message } = await call();
    const address = intent === "leave" ? at("events") : at("sharing");
    return redirectWithFlash(context, address, { kind: "success", text: message ?? "" });
  } catch (error) {
    return refused(error, form);
  }
}
