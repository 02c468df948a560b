import { refusalMessage } from "@jdj/contract/call/refusals";
import { at } from "@jdj/contract/paths/addresses";
import type { RouterContextProvider } from "react-router";
import { openEvent } from "#app/areas/notebook/open-event.ts";
import { textFrom } from "#app/forms/form-fields.ts";
import { apiContext } from "#app/http/context.ts";
import { redirectWithFlash } from "#app/http/flash.ts";

/** Gives the current event a new pattern and redirects to the page, whose header then shows it. */
export async function reweave(context: Readonly<RouterContextProvider>, form: FormData) {
  const event = await openEvent(context);
  try {
    const { message } = await context
      .get(apiContext)
      .notebook.events.reweaveEvent({ eventId: event.id, seed: textFrom(form, "seed") });
    return redirectWithFlash(context, at("summary"), { kind: "success", text: message });
  } catch (error) {
    const text = refusalMessage(error);
    if (text === null) throw error;
    return redirectWithFlash(context, at("summary"), { kind: "error", text });
  }
}
