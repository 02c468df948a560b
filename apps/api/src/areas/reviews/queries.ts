import { and, desc, eq, exists, isNotNull, isNull, type SQL, sql, sum } from "drizzle-orm";
import type { Database } from "../../database/connect.ts";
import { preparedQuery, type Values } from "../../database/prepared-query.ts";
import { customers, users } from "../identity/users/tables.ts";
import { isShown } from "../providers/detail/queries.ts";
import { providerServices, providers } from "../providers/tables.ts";
import { serviceTypes } from "../service-types/tables.ts";
import { reviews } from "./tables.ts";

/** Which reviews are listed; a missing filter does not filter. */
export interface WantedReviews {
  providerId?: number | undefined;
  serviceTypeId?: number | undefined;
  townId?: number | undefined;
}

const columns = {
  review: reviews,
  givenNames: sql<string>`coalesce(${reviews.authorGivenNames}, ${users.givenNames})`,
  lastName: sql<string>`coalesce(${reviews.authorLastName}, ${users.lastName})`,
  service: sql<string>`(
    select coalesce(string_agg(${serviceTypes.name}, ', ' order by ${serviceTypes.position}), '')
    from ${providerServices} join ${serviceTypes} on ${serviceTypes.id} = ${providerServices.serviceTypeId}
    where ${providerServices.providerId} = "reviews"."provider_id")`,
};

/** A review with its author's names and the provider's services. */
export type ReviewRow = Awaited<ReturnType<typeof select>>[number];

function select(db: Database) {
  return db
    .select(columns)
    .from(reviews)
    .innerJoin(providers, eq(providers.id, reviews.providerId))
    .leftJoin(customers, eq(customers.id, reviews.customerId))
    .leftJoin(users, eq(users.id, customers.userId));
}

/** The filters as conditions on `providers`. */
function providerConditions(db: Database, wanted: WantedReviews): (SQL | undefined)[] {
  const { providerId, serviceTypeId, townId } = wanted;
  return [
    isShown,
    providerId === undefined ? undefined : eq(providers.id, providerId),
    townId === undefined ? undefined : eq(providers.townId, townId),
    serviceTypeId === undefined
      ? undefined
      : exists(
          db
            .select({ one: sql`1` })
            .from(providerServices)
            .where(
              and(
                eq(providerServices.providerId, providers.id),
                eq(providerServices.serviceTypeId, serviceTypeId),
              ),
            ),
        ),
  ];
}

/** How many reviews are shown, as the providers' own counts have it. */
export async function countReviews(db: Database, wanted: WantedReviews): Promise<number> {
  const [row] = await db
    .select({ total: sum(providers.reviewCount).mapWith(Number) })
    .from(providers)
    .where(and(...providerConditions(db, wanted), sql`${providers.reviewCount} > 0`));
  return row?.total ?? 0;
}

/** The rows of a list from one on. */
type Rows = { offset: number; limit: number };

const areListed = and(isNull(reviews.hiddenAt), isNull(reviews.productId));

/** What each view of a provider's page asks for. */
const selectOfProvider = preparedQuery(
  "reviews-of-provider",
  (db, { providerId, offset, limit }: Values<Rows & { providerId: number }>) =>
    select(db)
      .where(and(areListed, isShown, eq(reviews.providerId, providerId)))
      .orderBy(desc(reviews.createdAt), desc(reviews.id))
      .limit(limit)
      .offset(offset),
);

/** One page of the reviews of providers that are shown, the newest first. */
export function listReviews(
  db: Database,
  wanted: WantedReviews,
  { offset, limit }: Rows,
): Promise<ReviewRow[]> {
  const { providerId, serviceTypeId, townId } = wanted;
  if (providerId !== undefined && serviceTypeId === undefined && townId === undefined)
    return selectOfProvider(db, { providerId, offset, limit });
  return select(db)
    .where(
      and(
        areListed,
        providerId === undefined ? undefined : eq(reviews.providerId, providerId),
        ...providerConditions(db, wanted),
      ),
    )
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .limit(limit)
    .offset(offset);
}

/** The reviews of a shop as its team sees them: also while the shop is not shown. */
export function listReceived(
  db: Database,
  providerId: number,
  { offset, limit }: Rows,
): Promise<ReviewRow[]> {
  return select(db)
    .where(and(eq(reviews.providerId, providerId), areListed))
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .limit(limit)
    .offset(offset);
}

/** The most hidden reviews that a shop is told of. */
const HIDDEN_MAX = 20;

/** The newest reviews of a shop and its products that staff hid, and why. */
export async function listHidden(db: Database, providerId: number) {
  const rows = await db
    .select({
      id: reviews.id,
      createdAt: reviews.createdAt,
      ratingTenths: reviews.ratingTenths,
      hiddenAt: reviews.hiddenAt,
      reason: reviews.hiddenReason,
    })
    .from(reviews)
    .where(and(eq(reviews.providerId, providerId), isNotNull(reviews.hiddenAt)))
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .limit(HIDDEN_MAX);
  return rows.flatMap(({ id, createdAt, ratingTenths, hiddenAt, reason }) =>
    hiddenAt === null
      ? []
      : [
          {
            id,
            created_at: createdAt.toISOString(),
            global_mark: ratingTenths / 10,
            hidden_at: hiddenAt.toISOString(),
            reason,
          },
        ],
  );
}

const selectOwn = preparedQuery(
  "own-review",
  (db, { customerId, providerId }: Values<{ customerId: number; providerId: number }>) =>
    select(db).where(
      and(
        eq(reviews.customerId, customerId),
        eq(reviews.providerId, providerId),
        isNull(reviews.productId),
      ),
    ),
);

/** The review that a customer gave to a provider; a hidden one is still theirs. */
export async function findOwnReview(
  db: Database,
  of: { customerId: number; providerId: number },
): Promise<ReviewRow | null> {
  const [row] = await selectOwn(db, of);
  return row ?? null;
}

/** The same by its number. */
export async function findOwnReviewById(
  db: Database,
  { customerId, id }: { customerId: number; id: number },
): Promise<ReviewRow | null> {
  const [row] = await select(db).where(
    and(eq(reviews.id, id), eq(reviews.customerId, customerId), isNull(reviews.productId)),
  );
  return row ?? null;
}

/** The reviews of a provider and the mean of their ratings, as its row has them. */
export async function readRating(db: Database, providerId: number) {
  const [row] = await db
    .select({ ratingTenths: providers.ratingTenths, reviewCount: providers.reviewCount })
    .from(providers)
    .where(eq(providers.id, providerId));
  return row ?? { ratingTenths: null, reviewCount: 0 };
}
