import { keepInGsm, smsLength } from "@jdj/contract/campaigns/sms-length";
import { shortLink } from "@jdj/contract/paths/short-addresses";

/** The most characters of a name in an SMS: longer ones would make a second segment. */
const NAME_MAX = 28;

/** A name as an SMS has room for it. */
export function shortName(name: string): string {
  return name.length <= NAME_MAX ? name : `${name.slice(0, NAME_MAX - 3).trimEnd()}...`;
}

/** Whether a character is of GSM-7. */
const isGsm = (sign: string) => smsLength(sign).encoding === "gsm";

/**
 * A text in GSM-7, whatever names it has: a letter that GSM-7 lacks stands without its accent, and what
 * has no such letter, an emoji for example, is left out. One character of it would make each segment
 * 70 characters.
 */
export function onlyGsm(text: string): string {
  const kept = keepInGsm(text.replace(/«\s?|\s?»/g, '"'));
  if (isGsm(kept)) return kept;
  const plain = Array.from(kept.normalize("NFC"), (sign) =>
    isGsm(sign) ? sign : Array.from(sign.normalize("NFKD")).filter(isGsm).join(""),
  ).join("");
  return plain.replace(/ {2,}/g, " ");
}

/**
 * The text of an SMS of ours in GSM-7, with the link to its page where one segment has room for it.
 * @param sentence without our name
 */
export function writeSms(brand: string, sentence: string, link: string): string {
  const text = onlyGsm(`${brand} : ${sentence}`);
  const linked = `${text} ${shortLink(link)}`;
  return smsLength(linked).segments <= 1 ? linked : text;
}
