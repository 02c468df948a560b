import { and, asc, desc, eq, isNull, sql } from "drizzle-orm";
import { preparedQuery, type Values } from "../../../database/prepared-query.ts";
import { serviceTypes } from "../../service-types/tables.ts";
import { isShown } from "../detail/queries.ts";
import { providerMedia } from "../media/tables.ts";
import { providerServices, providers } from "../tables.ts";
import { favourites } from "./tables.ts";

type OfCustomer = Values<{ customerId: number }>;

/** The numbers of a customer's favourites that are shown, the newest first. */
export const selectFavouriteIds = preparedQuery("favourite-ids", (db, { customerId }: OfCustomer) =>
  db
    .select({ id: favourites.providerId })
    .from(favourites)
    .innerJoin(providers, eq(providers.id, favourites.providerId))
    .where(and(eq(favourites.customerId, customerId), isShown))
    .orderBy(desc(favourites.createdAt), desc(favourites.providerId)),
);

/** A customer's favourites in each of their categories; a shop without services has none. */
export const selectFavouriteShops = preparedQuery(
  "favourite-shops",
  (db, { customerId }: OfCustomer) => {
    const first = db
      .select({ path: providerMedia.path })
      .from(providerMedia)
      .where(
        and(
          eq(providerMedia.providerId, favourites.providerId),
          eq(providerMedia.type, "photo"),
          isNull(providerMedia.hiddenAt),
        ),
      )
      .orderBy(sql`${providerMedia.cover} desc`, asc(providerMedia.position), asc(providerMedia.id))
      .limit(1)
      .as("first");
    return db
      .select({
        category: serviceTypes.name,
        id: providers.id,
        name: providers.name,
        path: first.path,
        shortDescription: providers.shortDescription,
        min_price: providers.minPriceFcfa,
        max_price: providers.maxPriceFcfa,
        price_unit: providers.priceUnit,
      })
      .from(favourites)
      .innerJoin(providers, eq(providers.id, favourites.providerId))
      .leftJoin(providerServices, eq(providerServices.providerId, providers.id))
      .leftJoin(serviceTypes, eq(serviceTypes.id, providerServices.serviceTypeId))
      .leftJoinLateral(first, sql`true`)
      .where(and(eq(favourites.customerId, customerId), isShown))
      .orderBy(asc(serviceTypes.position), desc(favourites.createdAt), desc(favourites.providerId));
  },
);
