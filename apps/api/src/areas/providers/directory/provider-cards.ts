import type { ListedProvider } from "@jdj/contract/providers/directory";
import { and, eq, sql } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { preparedQuery, type Values } from "../../../database/prepared-query.ts";
import { serviceTypes } from "../../service-types/tables.ts";
import { providerAddresses } from "../addresses/tables.ts";
import { ratingOf, subscriptionsOf } from "../detail/present.ts";
import { providerMedia } from "../media/tables.ts";
import { BOOSTED_RANK } from "../subscriptions/placement.ts";
import { isPublic, providerServices, providers } from "../tables.ts";
import { towns } from "../towns/tables.ts";

/** The media of a provider that the list carries. */
const MOST_MEDIA = 8;

const servicesOf = sql<ListedProvider["services"]>`(
  select coalesce(json_agg(json_build_object('id', type.id, 'name', type.name) order by type.position, type.id), '[]')
  from ${providerServices} as service join ${serviceTypes} as type on type.id = service.service_type_id
  where service.provider_id = ${providers.id})`;

const addressesOf = sql<ListedProvider["addresses"]>`(
  select coalesce(json_agg(json_build_object(
    'name', address.name, 'street', address.street, 'town_name', town.name,
    'district_name', town.district, 'latitude', address.latitude, 'longitude', address.longitude
  ) order by address.position, address.id), '[]')
  from ${providerAddresses} as address join ${towns} as town on town.id = address.town_id
  where address.provider_id = ${providers.id})`;

type ListedMedia = ListedProvider["medias"][number] & { cover: boolean };

const mediaOf = sql<ListedMedia[]>`(
  select coalesce(json_agg(json_build_object('type', type, 'path', path, 'cover', cover) order by position, id), '[]')
  from (
    select * from ${providerMedia} as media
    where media.provider_id = ${providers.id} and media.hidden_at is null
    order by position, id limit ${sql.raw(String(MOST_MEDIA))}
  ) as shown)`;

const readRows = preparedQuery("provider-cards", (db, { ids }: Values<{ ids: number[] }>) =>
  db
    .select({
      id: providers.id,
      name: providers.name,
      website: providers.website,
      order: providers.rank,
      subscription: providers.subscription,
      shortDescription: providers.shortDescription,
      townId: providers.townId,
      town: towns.name,
      ratingTenths: providers.ratingTenths,
      reviewCount: providers.reviewCount,
      minPriceFcfa: providers.minPriceFcfa,
      maxPriceFcfa: providers.maxPriceFcfa,
      priceUnit: providers.priceUnit,
      demonstration: providers.demonstration,
      services: servicesOf,
      addresses: addressesOf,
      media: mediaOf,
    })
    .from(providers)
    .leftJoin(towns, eq(towns.id, providers.townId))
    .where(and(sql`${providers.id} = any(${ids})`, isPublic(providers))),
);

/** Public providers as the list shows them, in the order of their ids; those who left are missing. */
export async function listCards(db: Database, ids: readonly number[]): Promise<ListedProvider[]> {
  if (ids.length === 0) return [];
  const rows = await readRows(db, { ids: [...ids] });
  const cards = new Map(rows.map((row) => [row.id, cardOf(row)]));
  return ids.flatMap((id) => cards.get(id) ?? []);
}

type Row = Awaited<ReturnType<typeof readRows>>[number];

/** A media as a list carries it: whether it is the cover is said by `cover`. */
const withoutCover = ({ type, path }: ListedMedia) => ({ type, path });

/** What the cover is: the media that the provider chose, else their first photo. */
const coverOf = (media: readonly ListedMedia[]) =>
  media.find(({ cover, type }) => cover && type === "photo") ??
  media.find(({ type }) => type === "photo");

function cardOf({ subscription, services, media, ...row }: Row): ListedProvider {
  return {
    id: row.id,
    name: row.name,
    type: "provider",
    website: row.website,
    order: row.order,
    sponsored: row.order === BOOSTED_RANK,
    subscriptions: subscriptionsOf(subscription),
    short_description: row.shortDescription,
    service_type: services[0] ?? null,
    service_names: services.map(({ name }) => name),
    services,
    town_id: row.townId,
    town: row.town ?? "",
    addresses: row.addresses,
    mark: ratingOf(row.ratingTenths),
    review_count: row.reviewCount,
    min_price: row.minPriceFcfa,
    max_price: row.maxPriceFcfa,
    price_unit: row.priceUnit,
    cover: coverOf(media)?.path ?? null,
    medias: media.map(withoutCover),
    demonstration: row.demonstration,
  };
}
