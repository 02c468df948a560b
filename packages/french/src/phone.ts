/**
 * Where a calling code ends, by its zone (ITU-T E.164): 1, 7, the codes of two digits, else three.
 * In the place of the list of countries, which no page should fetch to show a number.
 */
const callingCodeFirst =
  /^(?:1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|[2-689]\d\d)/;

/**
 * Joins a calling code and what was typed into one number, `+2250701020304`. A number typed or
 * pasted with its own prefix (`+225…`, `00225…`) keeps that one. Whether the number exists is the
 * server's to say. Empty when nothing was typed.
 */
export function joinPhone(callingCode: string, typed: string): string {
  const plus = typed.trim().startsWith("+");
  const digits = typed.replace(/\D/g, "");
  if (digits === "") return "";
  if (plus) return `+${digits}`;
  if (digits.startsWith("00")) return `+${digits.slice(2)}`;
  const code = callingCode.replace(/\D/g, "");
  // Autofill often brings the prefix without its sign: 13 digits that begin with 225.
  if (code === "225" && digits.length === 13 && digits.startsWith("225")) return `+${digits}`;
  return `+${code}${digits}`;
}

/** A stored number for reading: « +225 07 01 02 03 04 », its spaces unbreakable. */
export function displayPhone(number: string): string {
  const { callingCode, rest } = splitPhone(number);
  if (!callingCode) return number;
  const pairs = rest.length % 2 === 0 ? /\d{2}/g : /^\d|\d{2}/g;
  return [`+${callingCode}`, ...(rest.match(pairs) ?? [])].join("\u00a0");
}

/** A stored number as its calling code and the rest, for a form; the code is empty when unknown. */
export function splitPhone(number: string): { callingCode: string; rest: string } {
  const digits = number.replace(/\D/g, "");
  if (!number.startsWith("+")) return { callingCode: "", rest: digits };
  const [code = ""] = callingCodeFirst.exec(digits) ?? [];
  return { callingCode: code, rest: digits.slice(code.length) };
}
