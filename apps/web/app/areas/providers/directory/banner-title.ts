import type { Wanted } from "./wanted-providers.ts";

/** The names of what is asked; null where nothing is, or it is not known. */
type Names = { town: string | null; service: string | null; provider: string | null };

/** What the address announces by `type` before a town or a service is chosen. */
const titles: ReadonlyMap<string, string> = new Map([
  ["location", "Prestataires par commune"],
  ["serviceType", "Prestataires par type de service"],
  ["location_serviceType", "Prestataires par commune et par type de service"],
]);

/** « à Cocody », « au Plateau ». */
const inTown = (town: string) => (town === "Plateau" ? "au Plateau" : `à ${town}`);

/**
 * The title of the banner: `heading` while nothing is asked; the provider that is asked for by number; else the town, the service or
 * both, as `type` says, or as the filters are set where it says nothing.
 */
export function bannerTitle({ type }: Pick<Wanted, "type">, names: Names, heading: string): string {
  if (names.provider !== null) return names.provider;
  const town = type === "serviceType" ? null : names.town;
  const service = type === "location" ? null : names.service;
  if (town === null) return service ?? titles.get(type) ?? heading;
  return `${service ?? "Prestataires"} ${inTown(town)}`;
}
