import { fileFrom, textFrom } from "#app/forms/form-fields.ts";

/** What an event's form posted, as the calls take it. */
export function eventFrom(form: FormData) {
  return {
    event_type_id: textFrom(form, "event_type_id"),
    name: textFrom(form, "name"),
    description: textFrom(form, "description"),
    image: fileFrom(form, "image"),
  };
}
