import { type Civility, civilityLabel } from "@jdj/contract/notebook/civility";
import { longDate } from "@jdj/french/dates";

/** What a card is about, as the notebook knows it. */
export interface CardSubject {
  eventName: string;
  /** Code of the event's type: `wedding`, `birthday`… */
  eventType: string;
  /** Given names of those who invite, in the order of their roles; empty while nothing was written. */
  hosts: string[];
  /** `YYYY-MM-DD`; an approximate one counts for its month only. */
  date: string | null;
  datePrecision: "exact" | "approximate";
  /** What the event's cloth is woven from. */
  seed: string;
}

/** Somebody to whom a card is addressed. */
export interface CardGuest {
  civility: Civility;
  givenNames: string;
  lastName: string;
}

/** The words of one guest's card, from the top down; an empty one is left out. */
export interface CardWords {
  /** One line a person; an `&` stands between them. */
  names: string[];
  lead: string;
  guest: string;
  occasion: string;
  date: string;
  close: string;
}

/** Each type of event: what one host, then several, invite to. */
const feasts: Record<string, [one: string, several: string]> = {
  wedding: ["son mariage", "leur mariage"],
  birthday: ["son anniversaire", "leur anniversaire"],
  christening: ["le baptême de son enfant", "le baptême de leur enfant"],
  brunch: ["son brunch", "leur brunch"],
  "baby-shower": ["sa baby shower", "leur baby shower"],
  "religious-feast": ["sa fête religieuse", "leur fête religieuse"],
};

/** Each category of message: its verb for one host and for several, what follows, and the last line. */
const leads: Record<string, { verb: [string, string]; for: boolean; close: string }> = {
  "save-the-date": {
    verb: ["donne rendez-vous à", "donnent rendez-vous à"],
    for: true,
    close: "Réservez cette date",
  },
  reminder: {
    verb: ["compte sur la présence de", "comptent sur la présence de"],
    for: false,
    close: "Merci de nous répondre",
  },
};
const invitation = {
  verb: ["a la joie d’inviter", "ont la joie d’inviter"],
  for: false,
  close: "Merci de confirmer votre présence",
} as const;

/** The words of a card. @param category code of the message's category; an unknown one invites. */
export function cardWords(subject: CardSubject, guest: CardGuest, category: string): CardWords {
  const { verb, for: isFor, close } = leads[category] ?? invitation;
  const several = subject.hosts.length > 1 ? 1 : 0;
  const feast = (feasts[subject.eventType] ?? ["sa fête", "leur fête"])[several];
  const known = subject.hosts.length > 0;
  return {
    names: (known ? subject.hosts : [subject.eventName]).map(tidy),
    lead: known ? verb[several] : "Une invitation pour",
    guest: tidy(`${civilityLabel(guest.civility)} ${guest.givenNames} ${guest.lastName}`),
    occasion: known ? (isFor ? `pour ${feast}` : at(feast)) : "",
    date: subject.date === null ? "" : cardDate(subject.date, subject.datePrecision),
    close,
  };
}

/** « Samedi 20 mars 2027 », or « Mars 2027 » when only the month is known. */
export function cardDate(date: string, precision: "exact" | "approximate"): string {
  const words = longDate(date).replaceAll("\u00a0", " ");
  if (precision === "approximate") return capitalised(words.slice(words.indexOf(" ") + 1));
  const weekday = new Intl.DateTimeFormat("fr", { weekday: "long", timeZone: "UTC" });
  return capitalised(`${weekday.format(new Date(`${date}T00:00:00Z`))} ${words}`);
}

/** Those who invite, in one line: « Awa & Koffi »; the event's name while nobody is named. */
export function hostsLine({ hosts, eventName }: Pick<CardSubject, "hosts" | "eventName">): string {
  if (hosts.length === 0) return eventName;
  return [hosts.slice(0, -1).join(", "), hosts.at(-1)].filter(Boolean).join(" & ");
}

/** What a letter is called when its sender gave no subject. */
export function defaultSubject(subject: CardSubject): string {
  if (subject.hosts.length === 0) return `Une invitation\u00a0: ${subject.eventName}`;
  return `${hostsLine(subject)} vous ${subject.hosts.length > 1 ? "invitent" : "invite"}`;
}

function at(feast: string): string {
  return feast.startsWith("le ") ? `au ${feast.slice(3)}` : `à ${feast}`;
}

function tidy(text: string): string {
  return text.replaceAll("'", "’").replace(/\s+/g, " ").trim();
}

function capitalised(text: string): string {
  return text.charAt(0).toLocaleUpperCase("fr") + text.slice(1);
}
