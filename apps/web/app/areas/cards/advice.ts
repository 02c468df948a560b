import type { Married } from "@jdj/contract/notebook/couple";
import { count } from "@jdj/french/plural";
import { at } from "../../addresses.ts";

/** Fewer guests than this are worth a word before a send (spec 3 §9). */
const fewestGuests = 10;

/** What a host had better see to before a send: it stops nobody. */
export type Advice = { text: string; to: string; action: string };

/** The advice that an event needs, the gravest first. */
export function adviceFor(guests: number, persons: readonly Married[]): Advice[] {
  const advice: Advice[] = [];
  const missing = persons.filter(({ pivot }) => !pivot?.given_names.trim());
  if (missing.length > 0) {
    const names = missing.map(({ name }) => name.toLocaleLowerCase("fr")).join(" et ");
    advice.push({
      text: `Votre carte porte les prénoms des célébrés\u00a0: il y manque ${names}.`,
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
      to: at("guests"),
      action: "Mes invités",
    });
  }
  return advice;
}
