import { textFrom } from "#app/forms/form-fields.ts";

/** The message and the channel of a posted draft, in the fields of the calls. */
export function draftMessage(form: FormData) {
  return {
    channel_id: textFrom(form, "channel_id"),
    body: textFrom(form, "body").replaceAll("\r\n", "\n"),
    body_format: textFrom(form, "body_format") === "html" ? ("html" as const) : ("text" as const),
  };
}
