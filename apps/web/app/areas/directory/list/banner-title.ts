import type { Wanted } from "./wanted.ts";

/** The names of what is asked; null where nothing is, or it is not known. */
type Names = { town: string | null; service: string | null; provider: string | null };

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
  if (town === null) return service ?? heading;
  return `${service ?? "Prestataires"} ${inTown(town)}`;
}
