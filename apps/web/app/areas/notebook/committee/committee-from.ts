import type { FieldErrors } from "@jdj/contract/call/refusals";
import { fileFrom, phoneFrom, textFrom } from "#app/forms/form-fields.ts";
import { joinTexts, type MemberText } from "./member.ts";

/** What the fields of one place hold. */
function textsIn(form: FormData, prefix: string): Record<MemberText, string> {
  const text = (name: string) => textFrom(form, prefix + name);
  const phone = (name: string) => phoneFrom(form, prefix + name) || text(name);
  return {
    civility: text("civility"),
    last_name: text("last_name"),
    given_names: text("given_names"),
    email: text("email"),
    phone_number_1: phone("phone_number_1"),
    phone_number_2: phone("phone_number_2"),
  };
}

/** The prefixes of the places that were changed since the page was shown, in its order. */
function changedPlaces(form: FormData): string[] {
  const prefixes = [...form.keys()].filter((name) => /^m\d+\.was$/.test(name));
  return prefixes
    .map((name) => name.slice(0, -"was".length))
    .filter((prefix) => {
      const was = form.get(`${prefix}was`);
      return joinTexts(textsIn(form, prefix)) !== was || fileFrom(form, `${prefix}image`);
    });
}

/** The changed places as the call takes them, and the prefix of each. */
export function committeeFrom(form: FormData) {
  const prefixes = changedPlaces(form);
  const members = prefixes.map((prefix) => ({
    restricted_committee_id: prefix.slice(1, -1),
    ...textsIn(form, prefix),
    image: fileFrom(form, `${prefix}image`),
    version: textFrom(form, `${prefix}version`),
  }));
  return { prefixes, members };
}

/** The call names fields by row, `members.0.email`; the page by place, `m7.email`. */
export function errorsByPlace(errors: FieldErrors, prefixes: readonly string[]): FieldErrors {
  return Object.fromEntries(
    Object.entries(errors).map(([name, messages]) => {
      const [, row, field] = name.split(".");
      const prefix = prefixes[Number(row)];
      return [prefix && field ? prefix + field : name, messages];
    }),
  );
}

/** What a device stores of the form until it is saved: the texts of the places that were changed. */
export function membersToStore(form: FormData): Record<string, string> {
  const prefixes = changedPlaces(form);
  const texts: Record<string, string> = {};
  for (const [name, value] of form)
    if (typeof value === "string" && prefixes.some((prefix) => name.startsWith(prefix)))
      texts[name] = value;
  return texts;
}
