import { tenDigits } from "@jdj/french/old-phones";
import { type PhoneNumber, parsePhoneNumberFromString } from "libphonenumber-js/max";

/** The result of parsing a phone number; `repaired` is the E.164 number to propose. */
export type PhoneReading =
  | { ok: true; e164: string }
  | {
      ok: false;
      reason: "empty" | "too-short" | "invalid" | "old-eight-digits";
      repaired?: string;
    };

const ivoryCoast = "225";

/**
 * Parses a phone number as people write it: spaces, dots, dashes and brackets are ignored, `00`
 * means `+`, and a number without a country code belongs to `defaultCallingCode`. In Côte d'Ivoire,
 * nine digits are a number whose leading zero a spreadsheet dropped, and eight digits are a number
 * from before 31 January 2021: refused, with its new form proposed.
 */
export function readPhone(text: string, defaultCallingCode = ivoryCoast): PhoneReading {
  const trimmed = text.trim();
  if (trimmed === "") return { ok: false, reason: "empty" };
  const compact = trimmed.replace(/[\s().\-\u2010-\u2015/]/g, "").replace(/^00/, "+");
  if (!/^\+?\d+$/.test(compact) || compact.length > 20) return { ok: false, reason: "invalid" };

  const national = ivorianDigits(compact, defaultCallingCode);
  if (national !== null) return readIvorian(national);
  if (compact.replace("+", "").length < 7) return { ok: false, reason: "too-short" };
  return readInternational(compact, defaultCallingCode);
}

/** The national digits of a number that belongs to Côte d'Ivoire, null when it does not. */
function ivorianDigits(compact: string, defaultCallingCode: string): string | null {
  if (compact.startsWith(`+${ivoryCoast}`)) return compact.slice(4);
  if (compact.startsWith("+") || defaultCallingCode !== ivoryCoast) return null;
  const prefixed = compact.startsWith(ivoryCoast) && [11, 12, 13].includes(compact.length);
  if (prefixed) return compact.slice(3);
  return compact.length <= 10 ? compact : null;
}

function readIvorian(national: string): PhoneReading {
  if (national.length < 8) return { ok: false, reason: "too-short" };
  if (national.length === 8)
    return {
      ok: false,
      reason: "old-eight-digits",
      repaired: `+${ivoryCoast}${tenDigits(national)}`,
    };
  const digits = national.length === 9 ? `0${national}` : national;
  const phone = parsePhoneNumberFromString(`+${ivoryCoast}${digits}`);
  // The metadata does not know all landline blocks in service: only their length is checked.
  const landline = /^2[157]/.test(digits) && phone?.isPossible() === true;
  return phone && (phone.isValid() || landline) ? accept(phone) : { ok: false, reason: "invalid" };
}

/** A local number of the default country, or a foreign one, even if a number cell lost its `+`. */
function readInternational(compact: string, defaultCallingCode: string): PhoneReading {
  const local = compact.startsWith("+")
    ? parsePhoneNumberFromString(compact)
    : parsePhoneNumberFromString(compact, { defaultCallingCode });
  if (local?.isValid()) return accept(local);
  const abroad = compact.length > 10 ? parsePhoneNumberFromString(`+${compact}`) : undefined;
  return abroad?.isValid() ? accept(abroad) : { ok: false, reason: "invalid" };
}

function accept(phone: PhoneNumber): PhoneReading {
  return { ok: true, e164: phone.number };
}
