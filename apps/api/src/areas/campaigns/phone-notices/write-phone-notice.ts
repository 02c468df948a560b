import { smsLength } from "@jdj/contract/campaigns/sms-length";
import type { NoticeKind } from "@jdj/contract/notices/kinds";
import { count } from "@jdj/french/plural";
import { onlyGsm } from "../../operations/outgoing-messages/write-sms.ts";

/** Kinds that are counted together, and what so many of them are called: no name, no word of anybody. */
const subjects: readonly (readonly [kinds: readonly NoticeKind[], say: (n: number) => string])[] = [
  [["answer", "decline"], (n) => `${count(n, "réponse")} à votre invitation`],
  [["self-added"], (n) => `${count(n, "demande")} d’invitation`],
  [["guest-reply"], (n) => count(n, "mot d’invité", "mots d’invités")],
  [["task-due"], (n) => `${count(n, "tâche")} à faire`],
  [["sending"], (n) => `${count(n, "envoi")} à vérifier`],
  [["album"], () => "du nouveau dans les photos"],
];

/** What a message says: what came, and the same in fewer words. */
export interface PhoneSentences {
  full: string;
  short: string;
}

/** The sentences of a message, without a full stop. @param kinds one for each notice, one at least */
export function phoneSentences(kinds: readonly NoticeKind[]): PhoneSentences {
  const parts = subjects.flatMap(([own, say]) => {
    const found = kinds.filter((kind) => own.includes(kind)).length;
    return found === 0 ? [] : [say(found)];
  });
  const last = parts.at(-1) ?? "";
  const before = parts.slice(0, -1).join(", ");
  return {
    full: before === "" ? last : `${before} et ${last}`,
    short: `${count(kinds.length, "nouvelle notification", "nouvelles notifications")}`,
  };
}

/** Where a message leads: the page of notices, and the page that stops such messages signed out too. */
export interface PhoneLinks {
  details: string;
  stop: string;
}

/**
 * The text of an SMS of exactly one segment in GSM-7: what came, the link to it and the link that stops
 * such messages, as far as one segment has room for them.
 */
export function writePhoneSms(
  brand: string,
  { full, short }: PhoneSentences,
  { details, stop }: PhoneLinks,
): string {
  const candidates = [
    `${brand} : ${full}. Détails\u00a0: ${details} Stop\u00a0: ${stop}`,
    `${brand} : ${full}. ${details} Stop\u00a0: ${stop}`,
    `${brand} : ${short}. ${details} Stop\u00a0: ${stop}`,
    `${short}. ${details} Stop\u00a0: ${stop}`,
    `${brand} : ${short}. Stop\u00a0: ${stop}`,
    `${short}. Stop\u00a0: ${stop}`,
    `${short}. ${details}`,
  ].map(onlyGsm);
  return candidates.find((text) => smsLength(text).segments === 1) ?? onlyGsm(`${short}.`);
}

/** The text of a message by WhatsApp, which brings the link to the details itself. */
export function writePhoneWhatsApp({ full }: PhoneSentences, { stop }: PhoneLinks): string {
  return `${full}. Pour ne plus en recevoir\u00a0: ${stop}`;
}
