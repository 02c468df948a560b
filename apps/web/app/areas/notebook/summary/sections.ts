import { count } from "@jdj/french/plural";
import { at } from "../../../addresses.ts";

/** What is known of the notebook's sections, for their rows. */
export type SectionFacts = {
  /** Places of celebrated persons, and those that are written. */
  places: number;
  persons: number;
  guests: number;
  confirmed: number;
  /** Guests whom a card has reached, and sends that were made. */
  sends: number;
  reached: number;
};

/** A row of the first page: a section that exists, where it stands, and its figure. */
type SectionRow = {
  name: "couple" | "guests" | "cards";
  to: string;
  label: string;
  state: string;
  figure: string;
  /** Something is in it: « Continuer » passes on to the next. */
  begun: boolean;
};

/** The rows of the first page; without facts (the notebook is still closed) they tell no figure. */
export function sectionRows(facts: SectionFacts | null): SectionRow[] {
  const rows = [
    { name: "couple", to: at("couple"), label: "Les fiancés" },
    { name: "guests", to: at("guests"), label: "Les invités" },
    { name: "cards", to: at("cards"), label: "Joy Cards" },
  ] as const;
  if (facts === null)
    return rows.map((row) => ({
      ...row,
      state: "Après l’activation de votre compte",
      figure: "",
      begun: false,
    }));
  const told = { couple: couple(facts), guests: guests(facts), cards: cards(facts) };
  return rows.map((row) => ({ ...row, ...told[row.name] }));
}

function couple({ places, persons }: SectionFacts) {
  const begun = persons >= places;
  return { state: begun ? "Complet" : "À compléter", figure: `${persons} / ${places}`, begun };
}

function guests({ guests: all, confirmed }: SectionFacts) {
  if (all === 0) return { state: "Aucun invité pour le moment", figure: "0", begun: false };
  const state =
    confirmed === 0
      ? "Aucune réponse reçue"
      : count(confirmed, "présence confirmée", "présences confirmées");
  return { state, figure: String(all), begun: true };
}

function cards({ sends, reached }: SectionFacts) {
  if (sends === 0) return { state: "Aucun envoi pour le moment", figure: "0", begun: false };
  return {
    state: count(reached, "faire-part envoyé", "faire-part envoyés"),
    figure: String(sends),
    begun: true,
  };
}
