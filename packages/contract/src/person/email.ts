/** Longest address a mail server accepts (RFC 5321), in characters. */
const longestEmail = 254;

/**
 * The shape of an address that can receive mail: a dotted local part, a domain of ASCII labels, a
 * last label of letters. Quoted local parts and bare IP addresses are excluded.
 */
const emailPattern =
  /^[a-z0-9_&'%+-]+(?:\.[a-z0-9_&'%+-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/i;

/** Whether the text, unchanged, is an address that can receive mail. */
export function isEmail(text: string): boolean {
  const local = text.indexOf("@");
  return text.length <= longestEmail && local <= 64 && emailPattern.test(text);
}

/** The address without the spaces around it and with its domain in lower case. */
export function tidyEmail(text: string): string {
  const trimmed = text.trim();
  const at = trimmed.lastIndexOf("@");
  return at < 0 ? trimmed : trimmed.slice(0, at) + trimmed.slice(at).toLowerCase();
}
