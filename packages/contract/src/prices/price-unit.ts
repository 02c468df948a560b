import { fcfa, grouped } from "@jdj/french/money";
import { count } from "@jdj/french/plural";

/** What a price is for. `request` has no price: it is told on request. */
export const priceUnits = ["event", "person", "hour", "day", "piece", "request"] as const;
export type PriceUnit = (typeof priceUnits)[number];

/** What the price of a package is for: it is booked, so that there is one. */
export const packageUnits = ["event", "person", "hour", "day", "piece"] as const;
export type PackageUnit = (typeof packageUnits)[number];

/** The guests for whom prices are compared when nobody says how many come. */
export const USUAL_GUESTS = 100;

/** The most guests for whom prices are compared. */
export const MOST_GUESTS = 10_000;

/** How long what is paid by the hour stays at an event: from the welcome to the end of the meal. */
export const USUAL_HOURS = 6;

/** How each unit is called where one is chosen. */
export const unitLabels: Readonly<Record<PriceUnit, string>> = {
  event: "Pour l’événement",
  person: "Par personne",
  hour: "Par heure",
  day: "Par jour",
  piece: "À la pièce",
  request: "Sur demande, sans prix affiché",
};

/** How each unit follows an amount. */
const unitWords: Readonly<Record<PackageUnit, string>> = {
  event: "par\u00a0événement",
  person: "par\u00a0personne",
  hour: "par\u00a0heure",
  day: "par\u00a0jour",
  piece: "la\u00a0pièce",
};

const quantityNouns: Readonly<Record<PackageUnit, readonly [one: string, several: string]>> = {
  event: ["événement", "événements"],
  person: ["invité", "invités"],
  hour: ["heure", "heures"],
  day: ["jour", "jours"],
  piece: ["pièce", "pièces"],
};

/** What is asked for of each unit that is bought several times. */
export const quantityLabels: Readonly<Record<Exclude<PackageUnit, "event">, string>> = {
  person: "Nombre d’invités",
  hour: "Nombre d’heures",
  day: "Nombre de jours",
  piece: "Nombre de pièces",
};

/** A number of what is bought: « 150 invités ». */
export function quantityText(unit: PackageUnit, quantity: number): string {
  return count(quantity, ...quantityNouns[unit]);
}

/** Whether a price is multiplied by something that the customer says. */
export function isCounted(unit: PriceUnit | null): unit is Exclude<PackageUnit, "event"> {
  return unit !== null && unit !== "event" && unit !== "request";
}

/**
 * How many of a unit an event needs.
 * @param guests how many come. Of days and pieces one is counted: the provider says how many more
 */
export function quantityFor(unit: PriceUnit | null, guests: number): number {
  if (unit === "person") return guests;
  return unit === "hour" ? USUAL_HOURS : 1;
}

/** An amount with its unit: « 7 500 FCFA par personne ». A price without a unit was given before there were any. */
export function unitPrice(amountFcfa: number, unit: PriceUnit | null): string {
  return `${fcfa(amountFcfa)}${unit === null || unit === "request" ? "" : ` ${unitWords[unit]}`}`;
}

/** The price of a package, in FCFA, with its unit unless it is for the event: a package says that already. */
export function packagePriceText(priceFcfa: number, unit: PackageUnit): string {
  return unit === "event" ? fcfa(priceFcfa) : unitPrice(priceFcfa, unit);
}

/** The price of a provider; none and 0 are not specified. */
export interface ListedPrice {
  min_price: number | null;
  max_price: number | null;
  price_unit: PriceUnit | null;
}

/** What is said of a provider without a price. */
export const NO_PRICE_TEXT = "Prix sur demande";

/** The price of a provider in one line: « 5 500 à 9 500 FCFA par personne ». */
export function priceText({ min_price: min, max_price: max, price_unit: unit }: ListedPrice) {
  const one = min || max;
  if (!one || unit === "request") return NO_PRICE_TEXT;
  if (!min || !max || min === max) return unitPrice(one, unit);
  return `${grouped(min)} à ${unitPrice(max, unit)}`;
}

/**
 * What an event with so many guests pays: « 825 000 à 1 425 000 FCFA pour 150 invités ». Null where
 * the price says it already, or does not say it.
 */
export function eventPriceText(price: ListedPrice, guests: number): string | null {
  const { min_price: min, max_price: max, price_unit: unit } = price;
  if (unit !== "person" && unit !== "hour") return null;
  const one = min || max;
  if (!one) return null;
  const quantity = quantityFor(unit, guests);
  const last = fcfa((max || one) * quantity);
  const range = min && max && min !== max ? `${grouped(min * quantity)} à ${last}` : last;
  return `${range} pour ${quantityText(unit, quantity)}`;
}
