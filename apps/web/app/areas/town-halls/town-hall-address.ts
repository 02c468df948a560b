import type { TownHall } from "@jdj/contract/town-halls/town-halls";

type Position = Pick<TownHall, "latitude" | "longitude">;

/** Half the width of the map, in degrees: about five kilometres. */
const AROUND = 0.025;

/** The address of a place's embedded map, and that of a page with the map, for readers without script. */
export function mapsOf({ latitude, longitude }: Position): { embedded: string; page: string } {
  const box = [longitude - AROUND, latitude - AROUND, longitude + AROUND, latitude + AROUND];
  const query = new URLSearchParams({
    bbox: box.map((degrees) => degrees.toFixed(4)).join(","),
    layer: "mapnik",
    marker: `${latitude},${longitude}`,
  });
  return {
    embedded: `https://www.openstreetmap.org/export/embed.html?${query}`,
    page: `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=15/${latitude}/${longitude}`,
  };
}

/** The numbers of a town hall, E.164, in the order they are written. */
export function phonesOf({ phone_numbers }: Pick<TownHall, "phone_numbers">): string[] {
  return (phone_numbers ?? "")
    .split(";")
    .map((number) => number.trim())
    .filter(Boolean);
}

/** « 5,3540° N, 3,9860° O ». */
export function degrees({ latitude, longitude }: Position): string {
  const of = (value: number, [plus, minus]: [string, string]) =>
    `${Math.abs(value).toFixed(4).replace(".", ",")}°\u00a0${value < 0 ? minus : plus}`;
  return `${of(latitude, ["N", "S"])}, ${of(longitude, ["E", "O"])}`;
}
