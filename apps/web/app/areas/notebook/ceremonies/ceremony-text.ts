import { isTime } from "@jdj/contract/notebook/ceremony-form";
import { placePhrase, readPlacePrefix } from "@jdj/contract/notebook/place-phrase";
import { longDate } from "@jdj/french/dates";

/** Date, time and place of a ceremony, as far as they are known. */
type CeremonyFacts = {
  wedding_date: string | null;
  wedding_time: string | null;
  wedding_location_prefix: string | null;
  wedding_location: string | null;
};

/** « à la mairie de Cocody », « au Sofitel »; empty while the place is not known. */
export function placeText({
  wedding_location_prefix: prefix,
  wedding_location: place,
}: CeremonyFacts): string {
  return placePhrase(readPlacePrefix(prefix), place);
}

/** « Le 20 mars 2027 à 14:30, au Sofitel », with what is known of it; empty when nothing is. */
export function ceremonyText(facts: CeremonyFacts): string {
  const { wedding_date: date, wedding_time: time } = facts;
  const day = date ? `Le ${longDate(date)}` : "";
  const hour = time && isTime(time) ? `${day ? " à" : "À"} ${time}` : "";
  const place = placeText(facts);
  const when = day + hour;
  return when && place ? `${when}, ${place}` : when || place;
}

/** A typed time in the mask 00:00: the colon is added after two digits. */
export function maskedTime(typed: string): string {
  const match = /^(\d{1,2})\s*[:hH.]\s*(\d{0,2})$/.exec(typed.trim());
  if (match) return `${(match[1] ?? "").padStart(2, "0")}:${match[2] ?? ""}`;
  const digits = typed.replace(/\D/g, "").slice(0, 4);
  return digits.length > 2 ? `${digits.slice(0, 2)}:${digits.slice(2)}` : digits;
}
