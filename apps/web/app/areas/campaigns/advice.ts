import { plannedGuestsNotice } from "@jdj/contract/notebook/planned-guests";
import { at } from "@jdj/contract/paths/addresses";
import { count } from "@jdj/french/plural";

/** With fewer guests than this, the host is advised before sending a campaign. */
const fewestGuests = 10;

/** What a host is advised to complete before sending a campaign. Nothing is refused because of it. */
export type Advice = {
  text: string;
  /** What is missing, in two or three words: several stand in one line. */
  short: string;
  to: string;
  action: string;
};

/** What the advice looks at. */
export type AdviceSource = {
  /** How many guests the list has. */
  guests: number;
  /** The persons whom the event celebrates: what each is called, and the given names written so far. */
  persons: readonly { name: string; givenNames: string }[];
  /** The answer to « Nombre d'invités prévus »: null while there is none, undefined where it is not asked. */
  planned: string | null | undefined;
  /** Whether anything was answered « En bref ». */
  summary: boolean;
  /** Whether anybody of the committee was written; true where there is no committee. */
  committee: boolean;
};

/** The advice that an event needs, the most important first (the specification, Joy Cards list). */
export function adviceFor(source: AdviceSource): Advice[] {
  const { guests, persons, planned, summary, committee } = source;
  const advice: Advice[] = [];
  const missing = persons.filter(({ givenNames }) => !givenNames.trim());
  if (missing.length > 0) {
    // The title of a person's part of the form: « Informations de la fiancée ».
    const names = missing.map(({ name }) => name.replace(/^Informations /, "")).join(" et ");
    advice.push({
      text: `Votre carte porte des prénoms\u00a0: il y manque ceux ${names}.`,
      short: `les prénoms ${names}`,
      to: at("couple"),
      action: "Compléter",
    });
  }
  if (guests < fewestGuests) {
    advice.push({
      text:
        guests === 0
          ? `Votre liste est vide. Une Joy Card s’envoie d’ordinaire à ${fewestGuests} invités au moins.`
          : `Votre liste compte ${count(guests, "invité")}. Une Joy Card s’envoie d’ordinaire à ${fewestGuests} au moins.`,
      short: guests === 0 ? "vos invités" : `${fewestGuests} invités au moins`,
      to: at("guests"),
      action: "Mes invités",
    });
  }
  const range = planned ? plannedGuestsNotice(planned, guests) : null;
  if (range)
    advice.push({
      text: range.message,
      short: `les ${planned} invités prévus`,
      to: at("guests"),
      action: "Mes invités",
    });
  if (!summary || planned === null) {
    advice.push({
      text: "Votre rubrique «\u00a0En bref\u00a0» n’est pas remplie\u00a0: le nombre d’invités prévus s’y décide.",
      short: "«\u00a0En bref\u00a0»",
      to: at("summary"),
      action: "Remplir",
    });
  }
  if (!committee) {
    advice.push({
      text: "Votre comité d’organisation n’est pas renseigné.",
      short: "le comité d’organisation",
      to: at("committee"),
      action: "Renseigner",
    });
  }
  return advice;
}
