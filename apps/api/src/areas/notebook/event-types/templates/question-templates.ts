import { PLANNED_GUESTS_LABEL, plannedRanges } from "@jdj/contract/notebook/planned-guests";
import type { QuestionTemplate } from "./event-template.ts";

/** The code of « Nombre d'invités prévus », by which the warning above the guests finds it. */
export const PLANNED_GUESTS = "planned-guests";

/** How many guests are planned: every type of event asks it, with the six answers of the specification. */
export const plannedGuests: QuestionTemplate = {
  code: PLANNED_GUESTS,
  content: PLANNED_GUESTS_LABEL,
  type: "select",
  options: plannedRanges,
};

/** A question answered by free text. */
export function freeText(code: string, content: string): QuestionTemplate {
  return { code, content, type: "text" };
}

/** A question answered by a whole number. */
export function figure(code: string, content: string): QuestionTemplate {
  return { code, content, type: "number" };
}

/** A question answered by one of its options. */
export function choice(code: string, content: string, ...options: string[]): QuestionTemplate {
  return { code, content, type: "select", options };
}

/** The colours of the feast, chosen among palettes. */
export const palette: QuestionTemplate = {
  code: "palette",
  content: "Vos couleurs",
  type: "image-select",
  imageList: "palettes",
};

/** What the decoration should feel like. */
export const mood: QuestionTemplate = {
  code: "mood",
  content: "L’ambiance de votre décoration",
  type: "image-select",
  imageList: "moods",
};

/** Where the guests are received. */
export const setting = choice(
  "setting",
  "Quel cadre souhaitez-vous\u00a0?",
  "Salle de réception",
  "Hôtel",
  "Jardin ou espace vert",
  "Bord de mer ou de lagune",
  "Cour familiale",
  "Restaurant",
  "À décider",
);

/** How the guests are fed. */
export const meal = choice(
  "meal",
  "Quel repas souhaitez-vous servir\u00a0?",
  "Buffet ivoirien",
  "Buffet ivoirien et européen",
  "Service à table",
  "Cocktail dînatoire",
  "À décider",
);

/** What the guests dance to. */
export const music = choice(
  "music",
  "Quelle ambiance musicale\u00a0?",
  "DJ",
  "Orchestre",
  "Groupe zouglou",
  "Groupe traditionnel",
  "Chorale",
  "Plusieurs à la fois",
);
