import { and, asc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { preparedQuery, type Values } from "../../../database/prepared-query.ts";
import { serviceTypes } from "../../service-types/tables.ts";
import { providerAddresses } from "../addresses/tables.ts";
import { favourites } from "../favourites/tables.ts";
import { providerHours } from "../hours/tables.ts";
import { providerMedia } from "../media/tables.ts";
import { providerQuestions } from "../questions/tables.ts";
import { isPublic, providerServices, providers, providerTowns } from "../tables.ts";
import { towns } from "../towns/tables.ts";

/** A provider whom the public may see. */
export const isShown = isPublic(providers);

const ofProvider = (name: "id") => sql.raw(`"providers"."${name}"`);

/** What a page shows of a provider, by its row. */
const pageColumns = {
  provider: providers,
  town: towns.name,
  services: sql<{ id: number; name: string }[]>`(
    select coalesce(json_agg(json_build_object('id', ${serviceTypes.id}, 'name', ${serviceTypes.name})
      order by ${serviceTypes.position}), '[]')
    from ${providerServices} join ${serviceTypes} on ${serviceTypes.id} = ${providerServices.serviceTypeId}
    where ${providerServices.providerId} = ${ofProvider("id")})`,
  servedTowns: sql<string[]>`(
    select coalesce(json_agg(served.name order by served.position), '[]')
    from ${providerTowns} join ${towns} as served on served.id = ${providerTowns.townId}
    where ${providerTowns.providerId} = ${ofProvider("id")})`,
  questions: sql<{ question: string; answer: string }[]>`(
    select coalesce(json_agg(json_build_object('question', ${providerQuestions.question}, 'answer', ${providerQuestions.answer})
      order by ${providerQuestions.position}), '[]')
    from ${providerQuestions} where ${providerQuestions.providerId} = ${ofProvider("id")})`,
  hours: sql<{ weekday: number; opens: string; closes: string }[]>`(
    select coalesce(json_agg(json_build_object('weekday', ${providerHours.weekday}, 'opens', ${providerHours.opens}, 'closes', ${providerHours.closes})
      order by ${providerHours.weekday}), '[]')
    from ${providerHours} where ${providerHours.providerId} = ${ofProvider("id")})`,
};

/** A provider that is shown, with its services and whether it is a favourite of the customer. */
export const selectProviderPage = preparedQuery(
  "provider-page",
  (db, { id, customerId }: Values<{ id: number; customerId: number }>) =>
    db
      .select({
        ...pageColumns,
        favourite: sql<boolean>`exists (select from ${favourites}
          where ${favourites.providerId} = ${ofProvider("id")} and ${favourites.customerId} = ${customerId})`,
      })
      .from(providers)
      .leftJoin(towns, eq(towns.id, providers.townId))
      .where(and(eq(providers.id, id), isShown)),
);

/** A provider for its own team, shown or not. */
export const selectOwnPage = preparedQuery("own-page", (db, { id }: Values<{ id: number }>) =>
  db
    .select({ ...pageColumns, favourite: sql<boolean>`false` })
    .from(providers)
    .leftJoin(towns, eq(towns.id, providers.townId))
    .where(eq(providers.id, id)),
);

/** Whether a provider is shown: one row, or none. */
export const selectShown = preparedQuery("provider-shown", (db, { id }: Values<{ id: number }>) =>
  db
    .select({ id: providers.id, reviewCount: providers.reviewCount })
    .from(providers)
    .where(and(eq(providers.id, id), isShown)),
);

/** Whether a provider is out of the directory for want of a listing only: one row, or none. */
export const selectUnlisted = preparedQuery(
  "provider-unlisted",
  (db, { id }: Values<{ id: number }>) =>
    db
      .select({ id: providers.id })
      .from(providers)
      .where(
        and(
          eq(providers.id, id),
          isNotNull(providers.releasedAt),
          isNull(providers.publishedAt),
          isNull(providers.suspendedAt),
        ),
      ),
);

const mediaOrder = [
  sql`${providerMedia.cover} desc`,
  asc(providerMedia.position),
  asc(providerMedia.id),
];

/** The media of a provider that is shown: the cover first, then in their order. */
export const selectMedia = preparedQuery("provider-medias", (db, { id }: Values<{ id: number }>) =>
  db
    .select({ media: providerMedia })
    .from(providerMedia)
    .innerJoin(providers, eq(providers.id, providerMedia.providerId))
    .where(and(eq(providerMedia.providerId, id), isNull(providerMedia.hiddenAt), isShown))
    .orderBy(...mediaOrder),
);

/** The same for the provider's own team, whether it is shown or not. */
export const selectOwnMedia = preparedQuery("own-medias", (db, { id }: Values<{ id: number }>) =>
  db
    .select({ media: providerMedia })
    .from(providerMedia)
    .where(and(eq(providerMedia.providerId, id), isNull(providerMedia.hiddenAt)))
    .orderBy(...mediaOrder),
);

const addressOrder = [asc(providerAddresses.position), asc(providerAddresses.id)];

/** The addresses of a provider that is shown, in their order. */
export const selectAddresses = preparedQuery(
  "provider-page-addresses",
  (db, { id }: Values<{ id: number }>) =>
    db
      .select({ address: providerAddresses, town: towns })
      .from(providerAddresses)
      .innerJoin(providers, eq(providers.id, providerAddresses.providerId))
      .innerJoin(towns, eq(towns.id, providerAddresses.townId))
      .where(and(eq(providerAddresses.providerId, id), isShown))
      .orderBy(...addressOrder),
);

/** The same for the provider's own team, whether it is shown or not. */
export const selectOwnAddresses = preparedQuery(
  "own-page-addresses",
  (db, { id }: Values<{ id: number }>) =>
    db
      .select({ address: providerAddresses, town: towns })
      .from(providerAddresses)
      .innerJoin(towns, eq(towns.id, providerAddresses.townId))
      .where(eq(providerAddresses.providerId, id))
      .orderBy(...addressOrder),
);

/** A provider as its page shows it. */
export type PageRow = Awaited<ReturnType<typeof selectOwnPage>>[number];
