import { refusalMessage } from "@jdj/contract/call/refusals";
import type { Client } from "@jdj/contract/client";
import type { RouterContextProvider } from "react-router";
import { textFrom } from "#app/forms/form-fields.ts";
import { refused } from "#app/forms/form-state.ts";
import { apiContext } from "#app/http/context.ts";
import { redirectWithFlash } from "#app/http/flash.ts";

/** Carries out a form of the page. @returns the sentence of the toast */
async function applyForm(
  { invitations }: Client,
  event_id: number,
  form: FormData,
): Promise<string> {
  const intent = textFrom(form, "intent");
  const { responses, checkIn } = invitations;
  if (intent === "open-card" || intent === "close-card") {
    const { open } = await responses.publicCard({ event_id, open: intent === "open-card" });
    return open ? "Votre carte publique est ouverte." : "Les inscriptions sont fermées.";
  }
  if (intent === "open-door") {
    const [label, hours] = [textFrom(form, "label"), Number(textFrom(form, "hours"))];
    await checkIn.makeCheckInLink({ event_id, label, hours });
    return "Le lien d’accueil est créé.";
  }
  if (intent === "close-door") {
    await checkIn.closeCheckInLink({ event_id, link_id: textFrom(form, "link_id") });
    return "Ce lien est fermé.";
  }
  if (intent === "invite") {
    const allowed = textFrom(form, "companions_allowed");
    const ceremonies = textFrom(form, "ceremonies");
    const { message } = await responses.invite({
      event_id,
      ids: form.getAll("id").map(String),
      ...(allowed === ""
        ? {}
        : { companions_allowed: allowed === "default" ? null : Number(allowed) }),
      ...(ceremonies === ""
        ? {}
        : { ceremony_ids: ceremonies === "all" ? null : form.getAll("ceremony").map(String) }),
    });
    return message ?? "";
  }
  const category = textFrom(form, "guest_id");
  const { message } = await responses.judge({
    event_id,
    request_id: textFrom(form, "request_id"),
    decision: intent === "accept" ? "accept" : "refuse",
    ...(category === "" ? {} : { guest_id: category }),
  });
  return message ?? "";
}

/** Carries out a form of the page, and redirects to the page with a toast. @param here its address */
export async function changeResponses(
  context: Readonly<RouterContextProvider>,
  eventId: number,
  form: FormData,
  here: string,
) {
  if (textFrom(form, "intent") === "invite" && form.getAll("id").length === 0)
    return redirectWithFlash(context, here, {
      kind: "error",
      text: "Cochez d’abord un ou plusieurs invités.",
    });
  try {
    const text = await applyForm(context.get(apiContext), eventId, form);
    return redirectWithFlash(context, here, { kind: "success", text });
  } catch (error) {
    if (textFrom(form, "intent") === "open-door") return refused(error, form);
    const text = refusalMessage(error);
    if (text === null) throw error;
    return redirectWithFlash(context, here, { kind: "error", text });
  }
}
