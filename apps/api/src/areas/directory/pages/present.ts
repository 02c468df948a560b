import type { Address, Media } from "@jdj/contract/directory/provider-page";
import type { providerAddresses } from "../addresses/tables.ts";
import type { providerMedia } from "../media/tables.ts";
import type { towns } from "../towns/tables.ts";

/** The names of the subscriptions that show a badge, by their order. */
const subscriptionNames: Readonly<Record<number, string>> = { 1: "Or", 2: "Argent" };

/** A mark in tenths as one with a decimal: 43 is 4.3. */
export function markOf(tenths: number | null): number | null {
  return tenths === null ? null : tenths / 10;
}

/** The subscription of a provider as the specification has it: a list of one, or none. */
export function subscriptionsOf(order: number | null): { order: number; name: string }[] {
  const name = subscriptionNames[order ?? 0];
  return order === null || name === undefined ? [] : [{ order, name }];
}

/** The address of our copy of a film's picture. */
function thumbnailOf({ id, coverKey }: typeof providerMedia.$inferSelect): string | null {
  return coverKey === null ? null : `/files/films/${id}.webp`;
}

export function presentMedia(media: typeof providerMedia.$inferSelect): Media {
  const { id, type, path, caption, width, height } = media;
  return { id, type, path, thumbnail: thumbnailOf(media), caption, width, height };
}

export function presentAddress(
  address: typeof providerAddresses.$inferSelect,
  town: typeof towns.$inferSelect,
): Address {
  const { id, name, street, latitude, longitude } = address;
  return {
    id,
    name,
    street,
    town_name: town.name,
    district_name: town.district,
    latitude,
    longitude,
    town_latitude: town.latitude,
    town_longitude: town.longitude,
  };
}
