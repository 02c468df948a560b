import { textFrom } from "#app/forms/form-fields.ts";

/** The words and the channel of a posted draft, as the calls take them. */
export function writtenIn(form: FormData) {
  return {
    channel_id: textFrom(form, "channel_id"),
    body: textFrom(form, "body").replaceAll("\r\n", "\n"),
    body_format: textFrom(form, "body_format") === "html" ? ("html" as const) : ("text" as const),
  };
}
