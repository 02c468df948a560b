import { ofGathering } from "@jdj/contract/designs/event-voice";
import type { Remembered } from "../notebook/couple/celebrated-persons.ts";
import type { Voice } from "../notebook/event-types/voice.ts";
import type { OneOrSeveral, PurposeWords } from "./purpose-words.ts";

/** Whom a card is from, and whom it remembers. */
export interface Announced {
  hosts: string[];
  remembered?: Remembered | null;
}

interface SoberPurpose {
  verb: OneOrSeveral;
  toYou: OneOrSeveral;
  /** From what guests come to, with « de »: « des obsèques de Yao Kouamé ». */
  occasion: (ofWhat: string) => string;
  close: string;
  /** What the email is, before the name of its event. */
  subject: string;
}

/** What a sober card says, by the code of its category; all others announce. */
const purposes: Readonly<Record<string, SoberPurpose>> = {
  reminder: {
    verb: ["attend la réponse de", "attendent la réponse de"],
    toYou: ["attend votre réponse", "attendent votre réponse"],
    occasion: (ofWhat) => `en vue ${ofWhat}`,
    close: "Merci de nous répondre",
    subject: "Votre réponse",
  },
  practical: {
    verb: ["communique à", "communiquent à"],
    toYou: ["vous communique", "vous communiquent"],
    occasion: (ofWhat) => `le programme ${ofWhat}`,
    close: "Nous vous remercions de votre présence",
    subject: "Programme",
  },
  thanks: {
    verb: ["remercie sincèrement", "remercient sincèrement"],
    toYou: ["vous remercie sincèrement", "vous remercient sincèrement"],
    occasion: () => "de votre soutien",
    close: "Avec notre reconnaissance",
    subject: "Remerciements",
  },
  postponed: {
    verb: ["annonce à", "annoncent à"],
    toYou: ["vous annonce", "vous annoncent"],
    occasion: (ofWhat) => `le report ${ofWhat}`,
    close: "Merci de noter la nouvelle date",
    subject: "Report",
  },
  cancelled: {
    verb: ["a le regret d’annoncer à", "ont le regret d’annoncer à"],
    toYou: ["a le regret de vous annoncer", "ont le regret de vous annoncer"],
    occasion: (ofWhat) => `l’annulation ${ofWhat}`,
    close: "Merci de votre compréhension",
    subject: "Annulation",
  },
};

/** The texts of a card of an event that is spoken of soberly. @param category code of the message's category */
export function soberTexts(
  category: string,
  { hosts, remembered, voice }: Announced & { voice: Voice },
): PurposeWords {
  const purpose = purposes[category] ?? announcement(category, voice, remembered ?? null);
  const several = hosts.length > 1 || /^les /iu.test(hosts[0] ?? "") ? 1 : 0;
  // A card names who died after its occasion.
  const ofWhat = ofGathering(voice.guests.gathering) + (remembered ? " de" : "");
  return {
    lead: purpose.verb[several],
    leadToYou: purpose.toYou[several],
    occasion: purpose.occasion(ofWhat),
    close: purpose.close,
    title: `\u00a0: ${purpose.subject.toLocaleLowerCase("fr")}`,
    subject: purpose.subject,
  };
}

/** A card that announces, in the words of the type of event where staff wrote any. */
function announcement(
  category: string,
  { verb, verbToYou, occasion, guests }: Voice,
  remembered: Remembered | null,
): SoberPurpose {
  const does = verb ?? "l’honneur d’inviter";
  const doesToYou = verbToYou ?? "l’honneur de vous inviter";
  const { card_name: name, gathering } = guests;
  return {
    verb: [`a ${does}`, `ont ${does}`],
    toYou: [`a ${doesToYou}`, `ont ${doesToYou}`],
    occasion: (ofWhat) => occasion ?? (remembered ? `en vue ${ofWhat}` : toGathering(gathering)),
    close: "Merci de nous dire si vous serez présent",
    subject:
      category === "wake" ? "Veillée" : name.charAt(0).toLocaleUpperCase("fr") + name.slice(1),
  };
}

/** « à la cérémonie », « au recueillement », « aux obsèques ». */
function toGathering(gathering: string): string {
  if (/^le /iu.test(gathering)) return `au ${gathering.slice(3)}`;
  if (/^les /iu.test(gathering)) return `aux ${gathering.slice(4)}`;
  return `à ${gathering}`;
}
