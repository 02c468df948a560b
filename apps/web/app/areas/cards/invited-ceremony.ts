import { longDate } from "@jdj/french/dates";

/** When a ceremony takes place: « 19 mars 2027 à 10 h 00 »; empty while it is not known. */
export function whenOf({ date, time }: { date: string | null; time: string | null }): string {
  if (date === null) return "";
  return time === null
    ? longDate(date)
    : `${longDate(date)} à ${time.replace(":", "\u00a0h\u00a0")}`;
}

/**
 * The address of directions to a place: the phone's maps on Android and on Apple devices,
 * OpenStreetMap elsewhere. Chosen by the User-Agent header, so that no script is needed.
 * @param device the User-Agent
 */
export function directionsTo(place: string, device: string): string {
  const asked = encodeURIComponent(`${place}, Côte d’Ivoire`);
  if (/Android/i.test(device)) return `geo:0,0?q=${asked}`;
  if (/iPhone|iPad|Macintosh/i.test(device)) return `https://maps.apple.com/?q=${asked}`;
  return `https://www.openstreetmap.org/search?query=${asked}`;
}
