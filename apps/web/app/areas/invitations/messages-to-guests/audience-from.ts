import type { Audience } from "@jdj/contract/invitations/messages-to-guests";
import { textFrom } from "#app/forms/form-fields.ts";

/** The lists of an audience, with the beginning of the names of their boxes. */
const lists = {
  answers: "answer-",
  ceremonies: "ceremony-",
  categories: "category-",
  groups: "group-",
} as const;

const answers = ["yes", "none", "no"] as const;

/** The name of a box. */
export function boxName(list: keyof typeof lists, id: string | number): string {
  return lists[list] + id;
}

/** The audience of a posted form. */
export function audienceFrom(form: FormData): Audience {
  const ticked = (list: keyof typeof lists) =>
    [...form.keys()]
      .filter((name) => name.startsWith(lists[list]) && textFrom(form, name) === "1")
      .map((name) => name.slice(lists[list].length));
  const ids = (list: keyof typeof lists) => ticked(list).map(Number).filter(Number.isSafeInteger);
  const answered = ticked("answers");
  return {
    answers: answers.filter((one) => answered.includes(one)),
    ceremonies: ids("ceremonies"),
    categories: ids("categories"),
    groups: ids("groups"),
  };
}

/** The boxes that an audience ticks, by name. */
export function boxesOf(audience: Audience): Record<string, string> {
  const names = (Object.keys(lists) as (keyof typeof lists)[]).flatMap((list) =>
    audience[list].map((id) => boxName(list, id)),
  );
  return Object.fromEntries(names.map((name) => [name, "1"]));
}

/** The text of a posted form, with the ends of lines of everybody else. */
export function bodyFrom(form: FormData): string {
  return textFrom(form, "body").replaceAll("\r\n", "\n");
}

/** A time of a `datetime-local` input as an instant: Abidjan is at UTC. Null for what is none. */
export function instantFrom(form: FormData, name: string): string | null {
  const typed = textFrom(form, name);
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(typed) ? `${typed}:00.000Z` : null;
}
