import {
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  parsePhoneNumberFromString,
} from "libphonenumber-js/max";
import { OTHER_COUNTRIES } from "./price-of-day.ts";

/** A country whose numbers WhatsApp may reach. `id`: ISO 3166 letters, or those of all others. */
export interface PricedCountry {
  id: string;
  /** In French. */
  name: string;
  /** Without « + »; null for the other countries. */
  calling_code: string | null;
}

const names = new Intl.DisplayNames("fr", { type: "region" });
const others: PricedCountry = { id: OTHER_COUNTRIES, name: "Autres pays", calling_code: null };

const known: ReadonlyMap<string, PricedCountry> = new Map(
  getCountries().map((code: CountryCode) => [
    code,
    { id: code, name: names.of(code) ?? code, calling_code: getCountryCallingCode(code) },
  ]),
);

/** A country by its letters; undefined for one that does not exist. */
export function findPricedCountry(id: string): PricedCountry | undefined {
  return id === OTHER_COUNTRIES ? others : known.get(id);
}

/** By what the countries are sorted: Côte d'Ivoire, those by their French names, and all others. */
export function inOrder<Row extends { id: string; name: string }>(rows: readonly Row[]): Row[] {
  const place = ({ id }: Row) => (id === "CI" ? 0 : id === OTHER_COUNTRIES ? 2 : 1);
  return rows.toSorted(
    (a, b) => place(a) - place(b) || a.name.localeCompare(b.name, "fr") || (a.id < b.id ? -1 : 1),
  );
}

/** Every country that may have a price. */
export const pricedCountries: readonly PricedCountry[] = inOrder([...known.values(), others]);

/** The country of a number in E.164, by its calling code and, where several share one, its next digits. */
export function countryOfNumber(e164: string): string {
  return parsePhoneNumberFromString(e164)?.country ?? OTHER_COUNTRIES;
}
