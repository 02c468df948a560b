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
  const written = trimmed.replace(/[\s().\-\u2010-\u2015/]/g, "").replace(/^00/, "+");
  if (!/^\+?\d+$/.test(written) || written.length > 20) return { ok: false, reason: "invalid" };

  const national = ivorianPart(written, defaultCallingCode);
  if (national !== null) return readIvorian(national);
  if (written.replace("+", "").length < 7) return { ok: false, reason: "too-short" };
  return readInternational(written, defaultCallingCode);
}

/** The national digits of a number that belongs to Côte d'Ivoire, null when it does not. */
function ivorianPart(written: string, defaultCallingCode: string): string | null {
  if (written.startsWith(`+${ivoryCoast}`)) return written.slice(4);
  if (written.startsWith("+") || defaultCallingCode !== ivoryCoast) return null;
  const prefixed = written.startsWith(ivoryCoast) && [11, 12, 13].includes(written.length);
  if (prefixed) return written.slice(3);
  return written.length <= 10 ? written : null;
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
function readInternational(written: string, defaultCallingCode: string): PhoneReading {
  const local = written.startsWith("+")
    ? parsePhoneNumberFromString(written)
    : parsePhoneNumberFromString(written, { defaultCallingCode });
  if (local?.isValid()) return accept(local);
  const abroad = written.length > 10 ? parsePhoneNumberFromString(`+${written}`) : undefined;
  return abroad?.isValid() ? accept(abroad) : { ok: false, reason: "invalid" };
}

function accept(phone: PhoneNumber): PhoneReading {
  return { ok: true, e164: phone.number };
}
