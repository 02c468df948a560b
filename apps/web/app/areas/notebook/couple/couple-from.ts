import { fileFrom, phoneFrom, textFrom } from "#app/forms/form-fields.ts";

/** What the couple's page posted, as the call takes it: fields are named `persons.0.email`. */
export function coupleFrom(form: FormData) {
  const count = form.getAll("person").length;
  const persons = Array.from({ length: count }, (_, index) => {
    const field = (name: string) => `persons.${index}.${name}`;
    return {
      married_id: Number(textFrom(form, field("married_id"))),
      last_name: textFrom(form, field("last_name")),
      given_names: textFrom(form, field("given_names")),
      email: textFrom(form, field("email")),
      phone_number_1: phoneFrom(form, field("phone_number_1")),
      phone_number_2: phoneFrom(form, field("phone_number_2")),
      image: fileFrom(form, field("image")),
      version: textFrom(form, field("version")),
    };
  });
  return { event_id: Number(textFrom(form, "event_id")), persons };
}
