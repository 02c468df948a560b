import { keepInGsm, smsLength } from "@jdj/contract/campaigns/sms-length";

/** The most characters of a name in an SMS: longer ones would make a second segment. */
const NAME_MAX = 28;

/** A name as an SMS has room for it. */
export function shortName(name: string): string {
  return name.length <= NAME_MAX ? name : `${name.slice(0, NAME_MAX - 3).trimEnd()}...`;
}

/**
 * The text of an SMS of ours in GSM-7, with the link to its page where one segment has room for it.
 * @param sentence without our name
 */
export function writeSms(brand: string, sentence: string, link: string): string {
  const text = keepInGsm(`${brand} : ${sentence}`);
  const linked = `${text} ${link}`;
  return smsLength(linked).segments <= 1 ? linked : text;
}
