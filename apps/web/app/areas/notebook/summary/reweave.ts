import { refusalMessage } from "@jdj/contract/glue/refusals";
import { at } from "../../../addresses.ts";
import { apiContext } from "../../../context.ts";
import { redirectWithFlash } from "../../../flash.ts";
import { textFrom } from "../../../form-state.ts";
import { currentEvent, requireOpenNotebook } from "../current-event.ts";
import type { Route } from "./+types/page";

/** Weaves the current event anew and comes back to the page, whose header then wears the new cloth. */
export async function reweave({ context, request }: Pick<Route.ActionArgs, "context" | "request">) {
  requireOpenNotebook(context);
  const event = await currentEvent(context);
  const form = await request.formData();
  if (!event)
    return redirectWithFlash(at("summary"), { kind: "info", text: "Créez d’abord un événement." });
  try {
    const { message } = await context
      .get(apiContext)
      .notebook.events.reweaveEvent({ eventId: event.id, seed: textFrom(form, "seed") });
    return redirectWithFlash(at("summary"), { kind: "success", text: message });
  } catch (error) {
    const text = refusalMessage(error);
    if (text === null) throw error;
    return redirectWithFlash(at("summary"), { kind: "error", text });
  }
}
