import { notebookMessages } from "@jdj/contract/notebook/messages";
import { readPhone } from "../../../phone/phone.ts";

/** How long a number of Côte d'Ivoire may be under its mask, `+(225) 07 01 02 03 04`, in characters. */
export interface MaskedLength {
  min: number;
  max: number;
}

/** The specification: the couple's numbers, and those of guests. */
export const couplePhone: MaskedLength = { min: 21, max: 22 };
export const guestPhone: MaskedLength = { min: 18, max: 22 };

/** A number in E.164, or the sentences to show at its field. */
export type ContactReading = { ok: true; e164: string } | { ok: false; messages: string[] };

/** Reads a number of a form: its length under the mask when it is of Côte d'Ivoire, then the number itself. */
export function readContact(text: string, { min, max }: MaskedLength): ContactReading {
  const reading = readPhone(text);
  if (!reading.ok) {
    const proposal = reading.repaired === undefined ? [] : [oldNumberSentence(reading.repaired)];
    return { ok: false, messages: [notebookMessages.phoneInvalid, ...proposal] };
  }
  const length = reading.e164.startsWith("+225") ? maskedLength(text) : min;
  return length >= min && length <= max
    ? { ok: true, e164: reading.e164 }
    : { ok: false, messages: [notebookMessages.phoneInvalid] };
}

/** The length of a number once it is masked: the country code, then pairs. */
function maskedLength(text: string): number {
  const digits = text.replace(/\D/g, "").replace(/^(?:00)?225(?=\d{8})/, "");
  return "+(225)".length + Math.ceil(digits.length / 2) + digits.length;
}

/** The message for a number from before 31 January 2021, with its new form to verify. */
export function oldNumberSentence(repaired: string): string {
  const pairs = repaired.replace(/^\+225/, "").replace(/(\d{2})(?=\d)/g, "$1 ");
  return `Ancien numéro à 8 chiffres\u00a0: est-ce ${pairs}\u00a0? Vérifiez-le.`;
}
