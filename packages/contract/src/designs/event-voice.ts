/** How an event is spoken of: merrily, or with the restraint of mourning. */
export const tones = ["festive", "sober"] as const;
export type Tone = (typeof tones)[number];

/** How guests are spoken to on everything that they see of an event, as its type says. */
export interface EventVoice {
  tone: Tone;
  /** Whether the product's name and mark stand on what guests see. */
  shows_brand: boolean;
  /** What a card is: « invitation », « faire-part ». */
  card_name: string;
  /** What guests come to, with its article: « la fête », « les obsèques ». */
  gathering: string;
  /** What they are asked: « serez-vous des nôtres ? ». */
  question: string;
  /** What they read once they have answered. */
  thanks: string;
  /** What they give the committee: « cotisation », « don ». */
  contribution: string;
}

/** The voice of feasts; by itself, since every page has it and few need another. */
export const festiveVoice: EventVoice = {
  tone: "festive",
  shows_brand: true,
  card_name: "invitation",
  gathering: "la fête",
  question: "serez-vous des nôtres\u00a0?",
  thanks: "Merci pour votre réponse",
  contribution: "cotisation",
};

/** The voice of each tone, where staff wrote nothing else. */
export const defaultVoices: Readonly<Record<Tone, EventVoice>> = {
  festive: festiveVoice,
  sober: {
    tone: "sober",
    shows_brand: true,
    card_name: "invitation",
    gathering: "la cérémonie",
    question: "serez-vous présent(e)\u00a0?",
    thanks: "Votre réponse est notée",
    contribution: "cotisation",
  },
};

/** « de la fête », « du recueillement », « des obsèques ». @param gathering with its article */
export function ofGathering(gathering: string): string {
  if (/^le /iu.test(gathering)) return `du ${gathering.slice(3)}`;
  if (/^les /iu.test(gathering)) return `des ${gathering.slice(4)}`;
  return `de ${gathering}`;
}
