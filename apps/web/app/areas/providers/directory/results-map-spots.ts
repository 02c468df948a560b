import { mapSize, onMap } from "#app/areas/town-halls/detail/country-outline.ts";
import { type Labelled, spreadSpots } from "./spread-spots.ts";

type Place = { name: string; latitude: number; longitude: number; providers_count: number };

/** A town as a circle of the map: its middle, its radius and its label, in the units of its drawing. */
export type Spot<Town extends Place> = { town: Town } & Labelled;

/** The size of the labels, in the units of the drawings. */
export const labelSizes = { country: 7.5, city: 9 };

/** The communes around the lagoon lie too close together for the map of the country. */
const abidjan = { west: -4.32, east: -3.82, south: 5.18, north: 5.54 };

const isInAbidjan = ({ latitude, longitude }: Place) =>
  longitude > abidjan.west &&
  longitude < abidjan.east &&
  latitude > abidjan.south &&
  latitude < abidjan.north;

/** A circle of an area in proportion to the providers; one provider is still seen and pressed. */
const radiusOf = (providers: number, most: number) => 3 + 5 * Math.sqrt(providers / most);

const labelOf = ({ name, providers_count: providers }: Place) => `${name} ${providers}`;

/** The height of the drawing of Abidjan; it is as wide as the map of the country. */
export const cityHeight = Math.round(
  ((abidjan.north - abidjan.south) / (abidjan.east - abidjan.west)) * mapSize.width,
);

/**
 * The towns that have matches as circles on two drawings of the same size: the country, where Abidjan
 * is one circle of all its communes, and Abidjan by itself.
 */
export function spotsOf<Town extends Place>(towns: readonly Town[]) {
  const found = towns.filter(({ providers_count: providers }) => providers > 0);
  const inside = found.filter(isInAbidjan);
  const outside = found.filter((town) => !isInAbidjan(town));
  const counts = found.map(({ providers_count: providers }) => providers);
  const inAbidjan = inside.reduce((sum, town) => sum + town.providers_count, 0);
  const most = Math.max(1, ...counts);
  const country: Spot<Town>[] = outside.map((town) => ({
    town,
    ...onMap(town),
    radius: radiusOf(town.providers_count, most),
    label: labelOf(town),
  }));
  const scale = mapSize.width / (abidjan.east - abidjan.west);
  const round = (value: number) => Math.round(value * 10) / 10;
  const city: Spot<Town>[] = inside.map((town) => ({
    town,
    x: round((town.longitude - abidjan.west) * scale),
    y: round((abidjan.north - town.latitude) * scale),
    radius: 1.5 * radiusOf(town.providers_count, most),
    label: labelOf(town),
  }));
  return {
    country: spreadSpots(country, labelSizes.country, mapSize),
    city: spreadSpots(city, labelSizes.city, { width: mapSize.width, height: cityHeight }),
    inAbidjan,
    abidjan: onMap({ longitude: -4.02, latitude: 5.34 }),
  };
}
