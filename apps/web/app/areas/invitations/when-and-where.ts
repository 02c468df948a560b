import type { InvitedCeremony } from "@jdj/contract/invitations/rsvp";
import { placePhrase } from "@jdj/contract/notebook/place-phrase";
import { longDate } from "@jdj/french/dates";

/** When a ceremony takes place: « 19 mars 2027 à 10 h 00 »; empty while it is not known. */
export function whenOf({ date, time }: { date: string | null; time: string | null }): string {
  if (date === null) return "";
  return time === null
    ? longDate(date)
    : `${longDate(date)} à ${time.replace(/^0?(\d+):/, "$1\u00a0h\u00a0")}`;
}

/** « 19 mars 2027 à 10 h 00, à la mairie de Cocody », as far as it is known. */
export function whenAndWhere(
  one: Pick<InvitedCeremony, "date" | "time" | "place" | "place_prefix">,
): string {
  return [whenOf(one), placePhrase(one.place_prefix, one.place)].filter(Boolean).join(", ");
}

/** The maps of a device. */
export type Maps = "android" | "apple" | "web";

/**
 * The maps that a device has: its own on Android and on Apple devices. Found by the User-Agent header,
 * so that no script is needed.
 */
export function mapsOf(userAgent: string): Maps {
  if (/Android/i.test(userAgent)) return "android";
  return /iPhone|iPad|Macintosh/i.test(userAgent) ? "apple" : "web";
}

/** A link to directions; `on` names the maps where a device has none of its own. */
interface Directions {
  to: string;
  on: string | null;
}

/** Where directions to a place are: in the maps of the device, or on two sites of maps. */
export function directionsTo(place: string, maps: Maps): Directions[] {
  const asked = encodeURIComponent(`${place}, Côte d’Ivoire`);
  if (maps === "android") return [{ to: `geo:0,0?q=${asked}`, on: null }];
  if (maps === "apple") return [{ to: `https://maps.apple.com/?q=${asked}`, on: null }];
  return [
    { to: `https://www.google.com/maps/search/?api=1&query=${asked}`, on: "Google Maps" },
    { to: `https://www.openstreetmap.org/search?query=${asked}`, on: "OpenStreetMap" },
  ];
}
