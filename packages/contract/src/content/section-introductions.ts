/** What an introduction consists of, beside its first sentence. */
interface IntroductionShape {
  /** Where it stands, as the console calls it. */
  name: string;
  /** Whether its heading may be changed. */
  hasTitle: boolean;
  /** Whether it has a first sentence: one that has none is a heading alone. */
  hasFirst: boolean;
  /** Whether more text is shown on demand. */
  hasMore: boolean;
  /** What it may name between square brackets, each with an example of what it stands for. */
  placeholders: Readonly<Record<string, string>>;
}

const none = {};
const heading = { hasTitle: true, hasFirst: false, hasMore: false, placeholders: none };
const banner = { hasTitle: true, hasFirst: true, hasMore: false, placeholders: none };
const section = { hasTitle: false, hasFirst: true, hasMore: true, placeholders: none };

/** The introductions of public pages and of the sections of the notebook, in the order of the console. */
export const introductionShapes = {
  home: { ...banner, name: "Accueil\u00a0: la promesse" },
  "home-welcome": {
    ...banner,
    name: "Accueil\u00a0: la bienvenue",
    placeholders: { marque: "Joie du Jour" },
  },
  "home-blog": { ...heading, name: "Accueil\u00a0: le blog" },
  "home-cloths": { ...banner, name: "Accueil\u00a0: les tissages" },
  "home-app": { ...banner, name: "Accueil\u00a0: l’application" },
  "town-halls": {
    ...banner,
    name: "Mairies",
    placeholders: { mairies: "51 mairies", districts: "14 districts" },
  },
  providers: { ...heading, name: "Annuaire des prestataires" },
  shopping: { ...heading, name: "Shopping" },
  couple: { ...section, name: "Carnet\u00a0: le(s) célébré(s)" },
  summary: { ...section, name: "Carnet\u00a0: en bref" },
  committee: { ...section, name: "Carnet\u00a0: comité restreint" },
  budget: { ...section, name: "Carnet\u00a0: budget" },
  planning: { ...section, name: "Carnet\u00a0: planning" },
  ceremonies: { ...section, name: "Carnet\u00a0: dates et lieux" },
  guests: { ...section, name: "Carnet\u00a0: invités" },
  cards: { ...section, name: "Carnet\u00a0: Joy Cards" },
  gifts: { ...section, name: "Carnet\u00a0: liste de cadeaux" },
  fabric: { ...section, name: "Carnet\u00a0: commandes de pagnes" },
  sharing: {
    ...section,
    name: "Carnet\u00a0: partager le carnet",
    placeholders: { "des célébrés": "du couple" },
  },
  "create-event": { ...section, name: "Carnet\u00a0: créer un événement" },
} as const satisfies Record<string, IntroductionShape>;

/** Which introduction. */
export type IntroductionKey = keyof typeof introductionShapes;

/** All keys, in the order of the console. */
export const introductionKeys = Object.keys(introductionShapes) as IntroductionKey[];

/** The shape of an introduction. */
export const introductionShape = (key: IntroductionKey): IntroductionShape =>
  introductionShapes[key];

/** A heading with its introduction; `rest` is HTML of harmless elements, empty without any. */
export interface Introduction {
  title: string;
  first: string;
  rest: string;
}

const placeholder = /\[([^[\]]*)\]/g;

/** The placeholders of a text that an introduction does not have, each once, with their brackets. */
export function unknownIntroductionPlaceholders(key: IntroductionKey, text: string): string[] {
  const { placeholders } = introductionShape(key);
  const found = [...text.matchAll(placeholder)].filter(
    ([, name = ""]) => !Object.hasOwn(placeholders, name),
  );
  return [...new Set(found.map(([all]) => all))];
}

/** Fills the placeholders of a text; one without a value stays as it is. */
export function fillIntroduction(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(placeholder, (all, name: string) => values[name] ?? all);
}
