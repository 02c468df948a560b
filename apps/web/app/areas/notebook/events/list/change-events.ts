import { notebookMessages } from "@jdj/contract/notebook/messages";
import { at } from "@jdj/contract/paths/addresses";
import { data, type RouterContextProvider } from "react-router";
import { textFrom } from "#app/forms/form-fields.ts";
import { refused } from "#app/forms/form-state.ts";
import { apiContext } from "#app/http/context.ts";
import { redirectWithFlash } from "#app/http/flash.ts";

/** Carries out a form of « Mes événements », by its `intent`; without one, the event is chosen. */
export async function changeEvents(context: Readonly<RouterContextProvider>, form: FormData) {
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
