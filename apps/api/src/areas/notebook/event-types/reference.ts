import type { eventTypes } from "./tables.ts";

/** The types of event that the product knows at first, most wanted first. */
export const eventTypeReference = [
  { code: "wedding", name: "Mariage" },
  { code: "birthday", name: "Anniversaire" },
  { code: "christening", name: "Baptême" },
  { code: "brunch", name: "Brunch" },
  { code: "baby-shower", name: "Baby Shower" },
  { code: "religious-feast", name: "Fête religieuse" },
  { code: "entertainment", name: "Divertissement" },
  // Closed until staff offer it.
  { code: "funeral", name: "Obsèques" },
] as const;

export type EventTypeCode = (typeof eventTypeReference)[number]["code"];

/** The types that are written closed: staff offer them when they are ready to. */
export const closedAtFirst: ReadonlySet<EventTypeCode> = new Set(["funeral"]);

/** The voice with which a type of event is written; those without one begin merrily. */
export const voiceReference: Partial<
  Record<EventTypeCode, Omit<typeof eventTypes.$inferInsert, "code" | "name" | "position">>
> = {
  funeral: {
    tone: "sober",
    showsBrand: false,
    cardName: "faire-part",
    gathering: "les obsèques",
    question: "serez-vous présent(e)\u00a0?",
    hostsVerb: "la profonde douleur de faire part à",
    hostsVerbToYou: "la profonde douleur de vous faire part",
    occasion: "du décès de",
    thanks: "La famille vous remercie de votre réponse",
    contribution: "don",
    smsSender: "FAIREPART",
    hiddenSections: ["gifts", "message-sequence"],
  },
};

interface RoleReference {
  code: string;
  name: string;
  /** Null where the person may be of either sex. */
  gender: "M" | "F" | null;
  isOptional?: boolean;
  isRemembered?: boolean;
}

const host: RoleReference = { code: "host", name: "Informations de l’hôte", gender: null };

/** Whom each type of event celebrates. The two labels of a wedding are the specification's. */
export const celebratedReference: Record<EventTypeCode, RoleReference[]> = {
  wedding: [
    { code: "groom", name: "Informations du fiancé", gender: "M" },
    { code: "bride", name: "Informations de la fiancée", gender: "F" },
  ],
  birthday: [{ code: "celebrated", name: "Informations de la personne fêtée", gender: null }],
  christening: [
    { code: "child", name: "Informations de l’enfant", gender: null },
    { code: "father", name: "Informations du père", gender: "M", isOptional: true },
    { code: "mother", name: "Informations de la mère", gender: "F", isOptional: true },
  ],
  brunch: [host],
  "baby-shower": [
    { code: "mother", name: "Informations de la future maman", gender: "F" },
    { code: "father", name: "Informations du futur papa", gender: "M", isOptional: true },
  ],
  "religious-feast": [host],
  entertainment: [host],
  funeral: [
    {
      code: "deceased",
      name: "Informations du défunt ou de la défunte",
      gender: null,
      isRemembered: true,
    },
  ],
};

const everywhere = [
  { code: "friends", name: "Amis" },
  { code: "colleagues", name: "Collègues" },
  { code: "neighbours", name: "Voisins" },
  { code: "community", name: "Communauté religieuse" },
  { code: "officials", name: "Invités d’honneur" },
];

const family = [{ code: "family", name: "Famille" }, ...everywhere];

/** The category of guests whose category is not known; every type of event has it, as its last. */
export const unsortedReference = { code: "unsorted", name: "À classer" };

/** How each type of event sorts its guests. */
export const guestCategoryReference: Record<EventTypeCode, { code: string; name: string }[]> = {
  wedding: [
    { code: "groom-family", name: "Famille du fiancé" },
    { code: "bride-family", name: "Famille de la fiancée" },
    { code: "groom-friends", name: "Amis du fiancé" },
    { code: "bride-friends", name: "Amis de la fiancée" },
    ...everywhere.slice(1),
  ],
  birthday: family,
  christening: family,
  brunch: family,
  "baby-shower": family,
  "religious-feast": family,
  entertainment: family,
  funeral: [
    { code: "paternal-family", name: "Famille paternelle" },
    { code: "maternal-family", name: "Famille maternelle" },
    { code: "in-laws", name: "Belle-famille" },
    ...everywhere.slice(0, 3),
    { code: "village", name: "Village" },
    ...everywhere.slice(3),
  ],
};
