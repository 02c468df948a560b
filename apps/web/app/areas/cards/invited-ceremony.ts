import { longDate } from "@jdj/french/dates";

/** When a ceremony takes place, in words: « 19 mars 2027 à 10 h 00 »; empty while it is not known. */
export function whenOf({ date, time }: { date: string | null; time: string | null }): string {
  if (date === null) return "";
  return time === null
    ? longDate(date)
    : `${longDate(date)} à ${time.replace(":", "\u00a0h\u00a0")}`;
}

/**
 * Where the way to a place is shown: the phone's own maps on Android and Apple's, OpenStreetMap
 * elsewhere. The device's own words decide, so that no script is needed.
 */
export function wayTo(place: string, device: string): string {
  const asked = encodeURIComponent(`${place}, Côte d’Ivoire`);
  if (/Android/i.test(device)) return `geo:0,0?q=${asked}`;
  if (/iPhone|iPad|Macintosh/i.test(device)) return `https://maps.apple.com/?q=${asked}`;
  return `https://www.openstreetmap.org/search?query=${asked}`;
}
