import type { FieldErrors } from "@jdj/contract/call/refusals";
import { notebookMessages } from "@jdj/contract/notebook/messages";
import type { Civility } from "@jdj/contract/person/civility";
import { tidyEmail } from "@jdj/contract/person/email";
import { guestPhone, readContact } from "../phones/contact-phone.ts";

/** A guest as a form has them, by the names of its fields. Null is unknown, like what is left out. */
export interface GuestForm {
  guest_id?: number | null | undefined;
  civility?: Civility | null | undefined;
  last_name?: string | null | undefined;
  given_names?: string | null | undefined;
  email?: string | null | undefined;
  phone_number_1?: string | null | undefined;
  phone_number_2?: string | null | undefined;
  /** Whom they bring along, and with whom they live; undefined leaves what is stored. */
  companions?: number | undefined;
  household?: string | null | undefined;
  /** The same for all guests of a save. */
  idempotency_key?: string | null | undefined;
}

/** The categories of an event, and the one of guests whose category is not known. */
export interface KnownCategories {
  ids: ReadonlySet<number>;
  unsortedId: number;
}

/**
 * Reads a guest's form against the categories of the event. The draft may be stored when no error
 * came with it: its phones are then in E.164.
 */
export function checkGuest(form: GuestForm, { ids, unsortedId }: KnownCategories) {
  const errors: FieldErrors = {};
  const read = (name: "phone_number_1" | "phone_number_2"): string | null => {
    const text = form[name] ?? null;
    if (text === null) return null;
    const reading = readContact(text, guestPhone);
    if (reading.ok) return reading.e164;
    errors[name] = reading.messages;
    return text;
  };
  const categoryId = form.guest_id ?? unsortedId;
  if (!ids.has(categoryId)) errors.guest_id = [notebookMessages.guestCategoryUnknown];
  const email = form.email ?? null;
  const draft = {
    categoryId,
    civility: form.civility ?? null,
    lastName: form.last_name ?? "",
    givenNames: form.given_names ?? "",
    email: email === null ? null : tidyEmail(email),
    phone1: read("phone_number_1"),
    phone2: read("phone_number_2"),
    ...(form.companions === undefined ? {} : { companions: form.companions }),
    ...(form.household === undefined ? {} : { household: form.household }),
  };
  return { draft, errors };
}
