import { dateFrom, fileFrom, phoneFrom, textFrom } from "#app/forms/form-fields.ts";
import { type Person, type PersonTexts, personPrefix, personTexts } from "./person.ts";

/** What the fields of a person hold; a number that has no digit stays as it was typed. */
function textsIn(form: FormData, prefix: string): PersonTexts {
  const text = (name: string) => textFrom(form, prefix + name);
  const phone = (name: string) => phoneFrom(form, prefix + name) || text(name);
  return {
    civility: text("civility"),
    last_name: text("last_name"),
    given_names: text("given_names"),
    email: text("email"),
    phone_number_1: phone("phone_number_1"),
    phone_number_2: phone("phone_number_2"),
    born_on: dateFrom(form, `${prefix}born_on`),
    died_on: dateFrom(form, `${prefix}died_on`),
    known_as: text("known_as"),
    families: text("families"),
  };
}

/** What the couple's page posted, as the call takes it: fields are named `persons.0.email`. */
export function coupleFrom(form: FormData) {
  const count = form.getAll("person").length;
  const persons = Array.from({ length: count }, (_, index) => {
    const prefix = personPrefix(index);
    return {
      married_id: Number(textFrom(form, `${prefix}married_id`)),
      ...textsIn(form, prefix),
      image: fileFrom(form, `${prefix}image`),
      version: textFrom(form, `${prefix}version`),
    };
  });
  return { event_id: Number(textFrom(form, "event_id")), persons };
}

/** What a device stores of the form until it is saved: the texts of the persons that were changed. */
export function personsToStore(
  form: FormData,
  persons: readonly Pick<Person, "texts">[],
): Record<string, string> {
  const changed = persons.flatMap(({ texts }, index) => {
    const typed = textsIn(form, personPrefix(index));
    return personTexts.some((name) => typed[name] !== texts[name]) ? [personPrefix(index)] : [];
  });
  const stored: Record<string, string> = {};
  for (const [name, value] of form)
    if (typeof value === "string" && changed.some((prefix) => name.startsWith(prefix)))
      stored[name] = value;
  return stored;
}
