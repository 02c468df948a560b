import { readSimpleHtml, writeSimpleHtml } from "@jdj/contract/content/simple-html";
import type { Address, Media, ProviderPage } from "@jdj/contract/providers/detail";
import type { providerAddresses } from "../addresses/tables.ts";
import type { providerMedia } from "../media/tables.ts";
import type { towns } from "../towns/tables.ts";
import type { PageRow } from "./queries.ts";

/** The names of the subscriptions that show a badge, by their order. */
const subscriptionNames: Readonly<Record<number, string>> = { 1: "Or", 2: "Argent" };

/** A rating in tenths as one with a decimal: 43 is 4.3. */
export function ratingOf(tenths: number | null): number | null {
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

/** A provider as its page shows it: how it may be reached, but never its numbers. */
export function presentPage(found: PageRow): ProviderPage {
  const { provider, services, servedTowns, hours, questions, favourite, town } = found;
  const shown = {
    name: provider.name,
    description: writeSimpleHtml(readSimpleHtml(provider.description)),
    min_price: provider.minPriceFcfa,
    max_price: provider.maxPriceFcfa,
    service_type: services.map((type) => ({ ...type, pivot: { id: type.id } })),
  };
  return {
    ...shown,
    price_unit: provider.priceUnit,
    id: provider.id,
    wedding_provider_id: provider.id,
    provider: { ...shown, phone_number_1: null, website: provider.website },
    short_description: provider.shortDescription,
    town: town ?? "",
    served_towns: servedTowns,
    opening_hours: hours,
    questions,
    order: provider.rank,
    subscriptions: subscriptionsOf(provider.subscription),
    mark: ratingOf(provider.ratingTenths),
    review_count: provider.reviewCount,
    contact: {
      phone: provider.phone !== null,
      whatsapp: provider.whatsapp !== null,
      website: provider.website !== null,
    },
    verified: provider.verifiedAt !== null,
    favorite: favourite,
    demonstration: provider.demonstration,
  };
}
