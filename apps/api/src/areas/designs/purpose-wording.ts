import { isElidedBefore } from "@jdj/contract/person/elision";
import type { Voice } from "../notebook/event-types/voice.ts";
import type { OneOrSeveral, PurposeWords } from "./purpose-words.ts";
import { type Announced, soberTexts } from "./sober-wording.ts";

interface Purpose {
  /** What precedes the guest's name. */
  verb: OneOrSeveral;
  /** The same said to « vous ». */
  toYou: OneOrSeveral;
  /** What stands above the guest's name, and alone, while nobody is named as host. */
  bare: [lead: string, alone: string];
  /** From the feast with its product or possessive. */
  occasion: (feast: string, several: 0 | 1) => string;
  close: string;
  title: (feast: string, several: 0 | 1) => string;
}

/** Each type of event: what one host, then several, celebrate. */
const feasts: Record<string, OneOrSeveral> = {
  wedding: ["son mariage", "leur mariage"],
  birthday: ["son anniversaire", "leur anniversaire"],
  christening: ["le baptême de son enfant", "le baptême de leur enfant"],
  brunch: ["son brunch", "leur brunch"],
  "baby-shower": ["sa baby shower", "leur baby shower"],
  "religious-feast": ["sa fête religieuse", "leur fête religieuse"],
  entertainment: ["sa soirée", "leur soirée"],
};

/** The steps of a wedding that have cards of their own. */
const steps: Record<string, OneOrSeveral> = {
  betrothal: ["ses fiançailles", "leurs fiançailles"],
  traditional: ["la cérémonie de dot", "la cérémonie de dot"],
  civil: ["son mariage civil", "leur mariage civil"],
  religious: ["son mariage religieux", "leur mariage religieux"],
};

const invitation: Purpose = {
  verb: ["a la joie d’inviter", "ont la joie d’inviter"],
  toYou: ["a la joie de vous inviter", "ont la joie de vous inviter"],
  bare: ["Une invitation pour", "Une invitation"],
  occasion: at,
  close: "Merci de confirmer votre présence",
  title: (_, several) => (several ? " vous invitent" : " vous invite"),
};

/** Purposes by the code of the message's category; all others invite. */
const purposes: Record<string, Purpose> = {
  reception: { ...invitation, occasion: (feast) => `à la réception ${of(feast)}` },
  "save-the-date": {
    verb: ["donne rendez-vous à", "donnent rendez-vous à"],
    toYou: ["vous donne rendez-vous", "vous donnent rendez-vous"],
    bare: ["Une date à réserver pour", "Une date à réserver"],
    occasion: (feast) => `pour ${feast}`,
    close: "Réservez cette date",
    title: () => "\u00a0: réservez la date",
  },
  reminder: {
    verb: ["compte sur la présence de", "comptent sur la présence de"],
    toYou: ["compte sur votre présence", "comptent sur votre présence"],
    bare: ["Un rappel pour", "Un rappel"],
    occasion: at,
    close: "Merci de nous répondre",
    title: (_, several) => `${several ? " attendent" : " attend"} votre réponse`,
  },
  practical: {
    verb: ["a tout préparé pour", "ont tout préparé pour"],
    toYou: ["a tout préparé pour vous", "ont tout préparé pour vous"],
    bare: ["Des informations pour", "Informations pratiques"],
    occasion: (feast) => `le programme ${of(feast)}`,
    close: "À très bientôt",
    title: () => "\u00a0: informations pratiques",
  },
  thanks: {
    verb: ["remercie de tout cœur", "remercient de tout cœur"],
    toYou: ["vous remercie de tout cœur", "vous remercient de tout cœur"],
    bare: ["Un grand merci à", "Un grand merci"],
    occasion: (_, several) => `d’avoir partagé ${several ? "leur" : "sa"} joie`,
    close: "Avec toute notre affection",
    title: (_, several) => (several ? " vous remercient" : " vous remercie"),
  },
  postponed: {
    verb: ["annonce à", "annoncent à"],
    toYou: ["vous annonce", "vous annoncent"],
    bare: ["Une nouvelle date pour", "Une nouvelle date"],
    occasion: (feast) => `le report ${of(feast)}`,
    close: "Merci de noter la nouvelle date",
    title: (feast) => `\u00a0: report ${of(feast)}`,
  },
  cancelled: {
    verb: ["a le regret d’annoncer à", "ont le regret d’annoncer à"],
    toYou: ["a le regret de vous annoncer", "ont le regret de vous annoncer"],
    bare: ["Une annonce pour", "Une annonce"],
    occasion: (feast) => `l’annulation ${of(feast)}`,
    close: "Merci de votre compréhension",
    title: (feast) => `\u00a0: annulation ${of(feast)}`,
  },
};

/** The texts of a card's purpose. @param category code of the message's category */
export function purposeTexts(
  category: string,
  announced: Announced & { child?: string | null; eventType: string; voice?: Voice },
): PurposeWords {
  const { hosts, child, eventType, voice } = announced;
  if (voice?.guests.tone === "sober") return soberTexts(category, { ...announced, voice });
  const { verb, toYou, bare, occasion, close, title } = purposes[category] ?? invitation;
  const several = hosts.length > 1 ? 1 : 0;
  const [one, many] = steps[category] ?? feastOf(eventType, hosts, child);
  const feast = several ? many : one;
  if (hosts.length === 0)
    return { lead: bare[0], leadToYou: bare[1], occasion: "", close, title: "" };
  return {
    ...leadOf(category, { verb, toYou }, several, voice),
    occasion: occasion(feast, several),
    close,
    title: title(feast, several),
  };
}

/** What the hosts do; an invitation says it in the words of the type of event, where staff wrote any. */
function leadOf(
  category: string,
  { verb, toYou }: Pick<Purpose, "verb" | "toYou">,
  several: 0 | 1,
  voice: Voice | undefined,
): Pick<PurposeWords, "lead" | "leadToYou"> {
  const has = several ? "ont" : "a";
  const isInvitation = purposes[category] === undefined || category === "reception";
  return {
    lead: isInvitation && voice?.verb ? `${has} ${voice.verb}` : verb[several],
    leadToYou: isInvitation && voice?.verbToYou ? `${has} ${voice.verbToYou}` : toYou[several],
  };
}

/** What is celebrated; « le baptême de Yann » once the child is named, « son baptême » where nobody else is. */
function feastOf(eventType: string, hosts: string[], child: string | null = null): OneOrSeveral {
  const feast = feasts[eventType] ?? ["sa fête", "leur fête"];
  if (eventType !== "christening" || child === null) return feast;
  if (hosts.includes(child)) return ["son baptême", "leur baptême"];
  const named = `le baptême ${isElidedBefore(child) ? "d’" : "de "}${child}`;
  return [named, named];
}

function at(feast: string): string {
  return feast.startsWith("le ") ? `au ${feast.slice(3)}` : `à ${feast}`;
}

function of(feast: string): string {
  return feast.startsWith("le ") ? `du ${feast.slice(3)}` : `de ${feast}`;
}
