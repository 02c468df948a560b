import { type Civility, readCivility } from "@jdj/contract/person/civility";
import { isEmail, tidyEmail } from "@jdj/contract/person/email";
import { readPhone } from "../../../../phone/phone.ts";
import { oldNumberSentence } from "../../phones/contact-phone.ts";

/** What a filled cell means, or a French sentence that says what is wrong with it. */
export type CellReading<T> = { value: T } | { error: string };

const longestName = 100;

export function readCivilityCell(text: string): CellReading<Civility> {
  const value = readCivility(text);
  return value === null ? { error: "Écrivez M, Mme ou Mlle." } : { value };
}

export function readNameCell(text: string): CellReading<string> {
  return text.length > longestName
    ? { error: `${longestName} caractères au plus.` }
    : { value: text };
}

export function readEmailCell(text: string): CellReading<string> {
  const value = tidyEmail(text);
  return isEmail(value) ? { value } : { error: "Cette adresse e-mail n’est pas valable." };
}

/**
 * The phone in E.164; an old eight-digit number comes with the form to write instead.
 * @param repairs whether it is taken in its form of today
 */
export function readPhoneCell(text: string, repairs = false): CellReading<string> {
  const reading = readPhone(text);
  if (reading.ok) return { value: reading.e164 };
  if (repairs && reading.repaired !== undefined) return { value: reading.repaired };
  if (reading.repaired !== undefined) return { error: oldNumberSentence(reading.repaired) };
  return reading.reason === "too-short"
    ? { error: "Ce numéro est trop court\u00a0: un numéro ivoirien a 10 chiffres." }
    : { error: "Ce numéro de téléphone n’est pas valable." };
}
