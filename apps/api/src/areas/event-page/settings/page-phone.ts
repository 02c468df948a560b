import { fieldRefusal } from "@jdj/contract/call/refusals";
import { couplePhone, readContact } from "../../notebook/phones/contact-phone.ts";

/** A number of the page in E.164; null for none. @throws a field error (422) */
export function pagePhone(typed: string | null): string | null {
  if (typed === null) return null;
  const read = readContact(typed, couplePhone);
  if (!read.ok) throw fieldRefusal({ phone_number_1: read.messages });
  return read.e164;
}
