import type { EventVoice } from "@jdj/contract/designs/event-voice";
import { addressedName, type Civility, civilityLabel } from "@jdj/contract/person/civility";
import { longDate } from "@jdj/french/dates";
import type { Remembered } from "../notebook/couple/celebrated-persons.ts";
import { festiveVoice, type Voice } from "../notebook/event-types/voice.ts";
import { drawable } from "./drawable-text.ts";
import { purposeTexts } from "./purpose-wording.ts";

/** A ceremony as a card tells it. */
interface CardCeremony {
  /** Code of the ceremony: `dowry`, `civil`… */
  code: string;
  isMain: boolean;
  /** `YYYY-MM-DD`; of the main one, the event's. */
  date: string | null;
  /** `15:00`. */
  time: string | null;
  /** With its « à » or « au », where it was given one. */
  place: string | null;
}

/** The ceremony that a category of message is about; all others are about the main one. */
const steps: Record<string, string> = {
  betrothal: "knocking",
  traditional: "dowry",
  civil: "civil",
  religious: "religious",
  reception: "reception",
  wake: "first-wake",
};

/** The ceremony that a card of a category invites to; undefined when the event has none such. */
function ceremonyOf(
  category: string,
  ceremonies: readonly CardCeremony[],
): CardCeremony | undefined {
  const code = steps[category];
  const own = ceremonies.find((one) => one.code === code);
  // Many are betrothed at kôkôkô; others hold a feast of their own, which is the event's day.
  const isMain = code === undefined || category === "betrothal";
  return own ?? (isMain ? ceremonies.find((one) => one.isMain) : undefined);
}

/** « À 15 h 30, au Palais de la Culture »; what is not known is left out. */
function whereLine(ceremony: Pick<CardCeremony, "time" | "place"> | undefined): string {
  const [hours, minutes] = ceremony?.time?.split(":") ?? [];
  const exact = minutes === "00" ? "" : ` ${minutes}`;
  const at = hours === undefined ? [] : [`à ${Number(hours)} h${exact}`];
  const line = [...at, ...(ceremony?.place ? [ceremony.place] : [])].join(", ");
  return line.charAt(0).toLocaleUpperCase("fr") + line.slice(1);
}

/** What a card is about, as the notebook knows it. */
export interface CardSubject {
  eventName: string;
  /** Code of the event's type: `wedding`, `birthday`… */
  eventType: string;
  /** Given names of those who invite, in the order of their roles; empty while nothing was written. */
  hosts: string[];
  /** How the event speaks; merrily where nothing is said. */
  voice?: Voice;
  /** Somebody dead, whom the event remembers: cards name them, and those who invite above. */
  remembered?: Remembered | null;
  /** Given names of the child whose feast they give. */
  child?: string | null;
  /** `YYYY-MM-DD`; an approximate one counts for its month only. */
  date: string | null;
  datePrecision: "exact" | "approximate";
  /** The seed of the event's woven pattern. */
  seed: string;
  /** The file of the hosts' photo, which some designs show; null without one. */
  photoFileId?: string | null;
  /** The ceremonies that take place. */
  ceremonies?: readonly CardCeremony[];
  /** Of the page of the hosts' open gift list; null without one. */
  giftListToken?: string | null;
  /** The address of the event's page, and whether it asks for a password; null while it is closed. */
  eventPage?: { slug: string; asksPassword: boolean } | null;
}

/** Somebody to whom a card is addressed. */
export interface CardGuest {
  /** Null while it is not known. */
  civility: Civility | null;
  givenNames: string;
  lastName: string;
}

/** The texts of one guest's card, from the top down; an empty one is left out. */
export interface CardTexts {
  /** One line per person; an `&` is drawn between them. */
  names: string[];
  /** Who announces a death, above everything; left out of a feast, whose names are those of its hosts. */
  hosts?: string;
  /** Below the name of who died: « dit le Vieux · 1948 – 2026 ». */
  life?: string;
  lead: string;
  /** The same in the second person, where the guest's name is elsewhere or nowhere. */
  leadToYou: string;
  /** Empty on a card for everybody. */
  guest: string;
  occasion: string;
  date: string;
  /** The same as `YYYY-MM-DD`; null while the day is not certain. */
  day: string | null;
  /** Hour and place, as far as they are known. */
  where: string;
  close: string;
}

/**
 * The texts of a card. @param guest null on a card for everybody, which says « vous »
 * @param category code of the message's category; an unknown one invites
 */
export function cardTexts(
  subject: CardSubject,
  guest: CardGuest | null,
  category: string,
): CardTexts {
  const { lead, leadToYou, occasion, close } = purposeTexts(category, subject);
  const ceremony = ceremonyOf(category, subject.ceremonies ?? []);
  const { date, precision } = cardDay(subject, category);
  const { remembered } = subject;
  return {
    names: (remembered
      ? [remembered.name]
      : subject.hosts.length > 0
        ? subject.hosts
        : [subject.eventName]
    ).map(drawable),
    ...(remembered ? { hosts: drawable(hostsLine(subject)), life: drawable(remembered.life) } : {}),
    lead: guest === null ? leadToYou : lead,
    leadToYou,
    guest:
      guest === null
        ? ""
        : drawable(addressedName(civilityLabel(guest.civility), guest.givenNames, guest.lastName)),
    occasion,
    date: date === null ? "" : cardDate(date, precision),
    day: precision === "approximate" ? null : date,
    where: isOver(category) ? "" : drawable(whereLine(ceremony)),
    close,
  };
}

/**
 * The day that a card announces: its ceremony's where it invites to one step of the feast, otherwise
 * the event's; none of a cancelled event. @param category code of the message's category
 */
export function cardDay(
  { ceremonies = [], date, datePrecision }: CardSubject,
  category: string,
): { date: string | null; precision: CardSubject["datePrecision"] } {
  if (category === "cancelled") return { date: null, precision: "exact" };
  const ceremony = ceremonyOf(category, ceremonies);
  if (ceremony && !ceremony.isMain) return { date: ceremony.date, precision: "exact" };
  return { date, precision: datePrecision };
}

/** Whether a card of a category is about an event that is over or cancelled. */
function isOver(category: string): boolean {
  return category === "thanks" || category === "cancelled";
}

// Making one takes a millisecond, and a page or a campaign asks for many days.
const weekday = new Intl.DateTimeFormat("fr", { weekday: "long", timeZone: "UTC" });

/** « Samedi 20 mars 2027 », or « Mars 2027 » when only the month is known. */
export function cardDate(date: string, precision: "exact" | "approximate"): string {
  const day = longDate(date).replaceAll("\u00a0", " ");
  if (precision === "approximate") return capitalised(day.slice(day.indexOf(" ") + 1));
  return capitalised(`${weekday.format(new Date(`${date}T00:00:00Z`))} ${day}`);
}

/** Those who invite, in one line: « Awa & Koffi »; the event's name while nobody is named. */
export function hostsLine({ hosts, eventName }: Pick<CardSubject, "hosts" | "eventName">): string {
  if (hosts.length === 0) return eventName;
  return [hosts.slice(0, -1).join(", "), hosts.at(-1)].filter(Boolean).join(" & ");
}

/** How an event speaks to its guests. */
export function guestsVoice({ voice = festiveVoice }: Pick<CardSubject, "voice">): EventVoice {
  return voice.guests;
}

/** What a page or a text names first: the event itself in mourning, else those who invite. */
export function titleLine(subject: CardSubject): string {
  return subject.voice?.guests.tone === "sober" ? subject.eventName : hostsLine(subject);
}

/**
 * The subject of an email when its sender gave none: « Awa & Koffi vous invitent », « Une
 * invitation : Nos vingt ans » while nobody is named. @param category code of the message's category
 */
export function defaultSubject(subject: CardSubject, category: string): string {
  const { title, leadToYou, subject: kind } = purposeTexts(category, subject);
  if (kind !== undefined) return `${kind}\u00a0: ${subject.eventName}`;
  if (subject.hosts.length === 0) return `${leadToYou}\u00a0: ${subject.eventName}`;
  return hostsLine(subject) + title;
}

function capitalised(text: string): string {
  return text.charAt(0).toLocaleUpperCase("fr") + text.slice(1);
}
