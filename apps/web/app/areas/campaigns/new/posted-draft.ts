import { fileFrom, textFrom } from "#app/forms/form-fields.ts";
import { draftMessage } from "./draft-message.ts";

/** A posted draft, in the fields of the calls that save and send it. */
export type PostedDraft = ReturnType<typeof draftIn>;

/** Reads the form of the wizard's last step. */
export function draftIn(form: FormData) {
  return {
    ...draftMessage(form),
    message_category_id: textFrom(form, "message_category_id"),
    message_model_id: textFrom(form, "message_model_id"),
    message_design_id: textFrom(form, "message_design_id"),
    label: null,
    from: textFrom(form, "sender"),
    subject: textFrom(form, "subject"),
    tab: textFrom(form, "tab").split(";").filter(Boolean),
    target: textFrom(form, "target"),
    require_names: true,
    require_values: textFrom(form, "with_gaps") !== "1",
    scheduled_at: instantOf(textFrom(form, "send_at")),
    idempotency_key: textFrom(form, "idempotency_key"),
    file: fileFrom(form, "picture"),
  };
}

/** `2026-12-01T18:30` in Abidjan (UTC all year) as an instant; anything else is left for the call to refuse. */
function instantOf(typed: string): string | undefined {
  if (typed === "") return undefined;
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(typed) ? `${typed}:00.000Z` : typed;
}
