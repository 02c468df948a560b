import type { FieldErrors } from "@jdj/contract/call/refusals";
import { notebookMessages } from "@jdj/contract/notebook/messages";
import type { Civility } from "@jdj/contract/person/civility";
import { tidyEmail } from "@jdj/contract/person/email";
import { guestPhone, readContact } from "../phones/contact-phone.ts";

/** A guest as a form has them, by the names of its fields. */
export interface GuestForm {
  guest_id: number;
  civility: Civility;
  last_name: string;
  given_names: string;
  email: string | null;
  phone_number_1: string;
  phone_number_2: string | null;
  /** Whom they bring along, and with whom they live; undefined leaves what is stored. */
  companions?: number | undefined;
  household?: string | null | undefined;
}

/**
 * Reads a guest's form against the categories of the event. The draft may be stored when no error
 * came with it: its phones are then in E.164.
 */
export function checkGuest(form: GuestForm, categoryIds: ReadonlySet<number>) {
  const errors: FieldErrors = {};
  const read = (name: "phone_number_1" | "phone_number_2", text: string): string => {
    const reading = readContact(text, guestPhone);
    if (reading.ok) return reading.e164;
    errors[name] = reading.messages;
    return text;
  };
  if (!categoryIds.has(form.guest_id)) errors.guest_id = [notebookMessages.guestCategoryUnknown];
  const draft = {
    categoryId: form.guest_id,
    civility: form.civility,
    lastName: form.last_name,
    givenNames: form.given_names,
    email: form.email === null ? null : tidyEmail(form.email),
    phone1: read("phone_number_1", form.phone_number_1),
    phone2: form.phone_number_2 === null ? null : read("phone_number_2", form.phone_number_2),
    ...(form.companions === undefined ? {} : { companions: form.companions }),
    ...(form.household === undefined ? {} : { household: form.household }),
  };
  return { draft, errors };
}
