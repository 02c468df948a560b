import type { Tone } from "@jdj/contract/designs/event-voice";
import type { HideableSection } from "@jdj/contract/notebook/event-type-sections";
import type { EventWording } from "@jdj/contract/notebook/event-wording";
import { at } from "@jdj/contract/paths/addresses";
import type { IconName } from "#app/ui/icon-names.ts";

/** A line of the navigation. */
export interface Section {
  to: string;
  label: string;
  icon: IconName;
}

type SectionWords = Pick<EventWording, "celebrated" | "cards" | "page"> & {
  hidden?: readonly HideableSection[];
  tone?: Tone;
};

/** The notebook's sections that its type of event has, in the order of the notebook. */
export function sectionsOf(words: SectionWords): Section[] {
  const { hidden = [] } = words;
  return allSections(words).filter(({ to }) => to !== at("gifts") || !hidden.includes("gifts"));
}

const allSections = ({ celebrated, cards, page, tone }: SectionWords): Section[] => [
  { to: at("couple"), label: celebrated, icon: tone === "sober" ? "user" : "heart" },
  { to: at("summary"), label: "En bref", icon: "notebook" },
  { to: at("committee"), label: "Comité restreint", icon: "users-group" },
  { to: at("budget"), label: "Budget", icon: "coins" },
  { to: at("planning"), label: "Planning", icon: "checklist" },
  { to: at("ceremonies"), label: "Dates et lieux", icon: "map-pin" },
  { to: at("guests"), label: "Invités", icon: "users" },
  { to: at("cards"), label: cards, icon: "mail" },
  { to: at("guestMessages"), label: "Messages", icon: "message-circle" },
  { to: at("responses"), label: "Réponses", icon: "mail-check" },
  { to: at("eventPage"), label: page, icon: "world" },
  { to: at("gifts"), label: "Liste de cadeaux", icon: "gift" },
  { to: at("fabricOrders"), label: "Commandes de pagnes", icon: "shirt" },
  { to: at("contributions"), label: "Cotisations", icon: "cash" },
];

/** Links outside of the notebook. Pages of the public site are loaded by the browser. */
export const around: (Section & { leaves: boolean })[] = [
  { to: at("events"), label: "Mes événements", icon: "calendar-heart", leaves: false },
  { to: at("sharing"), label: "Partager le carnet", icon: "share-3", leaves: false },
  { to: at("providers"), label: "Prestataires", icon: "building-store", leaves: true },
  { to: at("favourites"), label: "Prestataires favoris", icon: "heart", leaves: true },
  { to: at("home"), label: "Accueil", icon: "home", leaves: true },
  { to: at("account"), label: "Mon compte", icon: "user", leaves: true },
];
