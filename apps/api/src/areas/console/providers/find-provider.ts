import { refusal } from "@jdj/contract/call/refusals";
import type { ConsoleProvider } from "@jdj/contract/console/providers";
import { checklistLabels } from "@jdj/contract/providers/checklist";
import { asc, desc, eq, sql } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import type { RequestContext } from "../../../app-context.ts";
import type { Database } from "../../../database/connect.ts";
import { bookings } from "../../bookings/bookings/tables.ts";
import { sellerOrders } from "../../orders/orders/tables.ts";
import { products } from "../../products/products/tables.ts";
import { listHours } from "../../providers/hours/queries.ts";
import { providerInvitations } from "../../providers/invitations/tables.ts";
import { providerMedia } from "../../providers/media/tables.ts";
import { missingOf } from "../../providers/publication/missing-items.ts";
import { providerSubscriptions } from "../../providers/subscriptions/tables.ts";
import { providerServices, providers } from "../../providers/tables.ts";
import { listMembers } from "../../providers/team/list-members.ts";
import { quoteRequests } from "../../quotes/quote-requests/tables.ts";
import { serviceTypes } from "../../service-types/tables.ts";
import { stepsOf } from "./provider-steps.ts";
import { factsOf, presentListed, selectProviders } from "./queries.ts";

/** How much of a table belongs to a provider. */
const countOf = (from: PgTable, column: AnyPgColumn, id: number) =>
  sql<number>`(select count(*) from ${from} where ${column} = ${id})`.mapWith(Number);

async function readStatistics(db: Database, id: number): Promise<ConsoleProvider["counts"]> {
  const [counts] = await db
    .select({
      media: countOf(providerMedia, providerMedia.providerId, id),
      articles: countOf(products, products.providerId, id),
      quotes: countOf(quoteRequests, quoteRequests.providerId, id),
      bookings: countOf(bookings, bookings.providerId, id),
      orders: countOf(sellerOrders, sellerOrders.providerId, id),
    })
    .from(sql`(select 1) as one`);
  return counts ?? { media: 0, articles: 0, quotes: 0, bookings: 0, orders: 0 };
}

type Subscription = typeof providerSubscriptions.$inferSelect;

function presentSubscription(row: Subscription): ConsoleProvider["subscriptions"][number] {
  const { id, kind, startsOn, endsOn, startedAt, endedAt, reason } = row;
  const state = endedAt !== null ? "ended" : startedAt === null ? "coming" : "running";
  return { id, kind, starts_on: startsOn, ends_on: endsOn, state, reason };
}

async function readInvitation(db: Database, providerId: number, now: Date) {
  const [last] = await db
    .select()
    .from(providerInvitations)
    .where(eq(providerInvitations.providerId, providerId))
    .orderBy(desc(providerInvitations.id))
    .limit(1);
  if (!last) return null;
  const { email, expiresAt, closedAt } = last;
  return {
    email,
    expires_at: expiresAt.toISOString(),
    is_open: closedAt === null && expiresAt > now,
  };
}

/** A provider with all that staff need to know of it. @throws not-found */
export async function findProvider(
  { db, now, settings }: RequestContext,
  id: number,
): Promise<ConsoleProvider> {
  const [row] = await selectProviders(db).where(eq(providers.id, id));
  if (!row) throw refusal("not-found");
  const { provider } = row;
  const [services, subscriptions, members, invitation, counts, hours] = await Promise.all([
    db
      .select({ id: serviceTypes.id, name: serviceTypes.name })
      .from(providerServices)
      .innerJoin(serviceTypes, eq(serviceTypes.id, providerServices.serviceTypeId))
      .where(eq(providerServices.providerId, id))
      .orderBy(asc(serviceTypes.position)),
    db
      .select()
      .from(providerSubscriptions)
      .where(eq(providerSubscriptions.providerId, id))
      .orderBy(sql`${providerSubscriptions.startsOn} desc, ${providerSubscriptions.id} desc`),
    listMembers(db, id),
    readInvitation(db, id, now),
    readStatistics(db, id),
    listHours(db, id),
  ]);
  const iso = (at: Date | null) => at?.toISOString() ?? null;
  return {
    ...presentListed(row),
    version: provider.version,
    short_description: provider.shortDescription,
    description: provider.description,
    town_id: provider.townId,
    service_type_ids: services.map((service) => service.id),
    services: services.map(({ name }) => name),
    whatsapp: provider.whatsapp,
    website: provider.website,
    opening_hours: hours,
    min_price: provider.minPriceFcfa,
    max_price: provider.maxPriceFcfa,
    mark: provider.ratingTenths === null ? null : provider.ratingTenths / 10,
    review_count: provider.reviewCount,
    verified_at: iso(provider.verifiedAt),
    published_at: iso(provider.publishedAt),
    suspended_at: iso(provider.suspendedAt),
    suspension_reason: provider.suspensionReason,
    steps: stepsOf(factsOf(row)).map(({ at, ...step }) => ({ ...step, at: iso(at) })),
    missing: row.seller?.sellsOnly ? [] : missingOf(row.facts).map((item) => checklistLabels[item]),
    subscriptions: subscriptions.map(presentSubscription),
    members: members.map(({ id: memberId, givenNames, lastName, email, role }) => ({
      id: memberId,
      name: `${givenNames} ${lastName}`.trim(),
      email,
      is_owner: role === "owner",
    })),
    invitation,
    counts,
    commission: row.seller && {
      percent: row.seller.commissionPercent ?? settings.commissionPercent,
      is_own: row.seller.commissionPercent !== null,
    },
  };
}
