import type { ListedConsoleProvider, ProviderState } from "@jdj/contract/console/providers";
import { and, desc, eq, exists, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import { union } from "drizzle-orm/pg-core";
import type { Database } from "../../../database/connect.ts";
import { readPhone } from "../../../phone/phone.ts";
import { vendorApplications } from "../../content/vendors/tables.ts";
import { users } from "../../identity/users/tables.ts";
import { providerApplications } from "../../providers/applications/tables.ts";
import { missingOf } from "../../providers/publication/missing-items.ts";
import { publicationFacts } from "../../providers/publication/read-facts.ts";
import { BOOSTED_RANK } from "../../providers/subscriptions/placement.ts";
import { providerSubscriptions } from "../../providers/subscriptions/tables.ts";
import {
  isBoosted,
  isHighlighted,
  isPublic,
  providerServices,
  providers,
  sellers,
} from "../../providers/tables.ts";
import { providerMembers } from "../../providers/team/tables.ts";
import { towns } from "../../providers/towns/tables.ts";
import { type StepFacts, waitsFor } from "./provider-steps.ts";

const instantOf = (query: SQL) =>
  sql<Date | null>`(${query})`.mapWith((value: string | null) =>
    value === null ? null : new Date(value),
  );

/** The application that made a provider. */
const ofApplication = (column: unknown) =>
  instantOf(sql`select ${column} from ${vendorApplications} join ${providerApplications}
    on ${providerApplications.applicationId} = ${vendorApplications.id}
    where ${providerApplications.providerId} = ${providers.id} order by ${vendorApplications.id} limit 1`);

/** Providers with what the list of staff shows of them. */
export const selectProviders = (db: Database) =>
  db
    .select({
      provider: providers,
      town: towns.name,
      seller: sellers,
      facts: publicationFacts,
      requestedAt: ofApplication(vendorApplications.createdAt),
      acceptedAt: ofApplication(vendorApplications.handledAt),
      activatedAt: instantOf(
        sql`select min(${providerMembers.createdAt}) from ${providerMembers} where ${providerMembers.providerId} = ${providers.id}`,
      ),
      subscribedAt: instantOf(
        sql`select min(${providerSubscriptions.startedAt}) from ${providerSubscriptions} where ${providerSubscriptions.providerId} = ${providers.id} and ${providerSubscriptions.kind} = 'listing' and ${providerSubscriptions.startedAt} is not null and ${providerSubscriptions.endedAt} is null`,
      ),
    })
    .from(providers)
    .leftJoin(towns, eq(towns.id, providers.townId))
    .leftJoin(sellers, eq(sellers.providerId, providers.id));

export type ProviderRow = Awaited<ReturnType<typeof selectProviders>>[number];

/** What decides how far a provider has come. */
export function factsOf(row: ProviderRow): StepFacts {
  const { provider, seller } = row;
  const sellsOnly = seller?.sellsOnly === true;
  return {
    requestedAt: row.requestedAt,
    acceptedAt: row.acceptedAt,
    createdAt: provider.createdAt,
    isComplete: sellsOnly || missingOf(row.facts).length === 0,
    activatedAt: row.activatedAt,
    needsListing: !sellsOnly,
    subscribedAt: row.subscribedAt,
    publishedAt: sellsOnly ? seller.openedAt : provider.publishedAt,
    suspendedAt: provider.suspendedAt,
  };
}

const kindOf = ({ seller }: ProviderRow) =>
  seller === null ? "provider" : seller.sellsOnly ? "seller" : "both";

/** A provider in the shape of the list. */
export function presentListed(row: ProviderRow): ListedConsoleProvider {
  const { provider, town } = row;
  const facts = factsOf(row);
  return {
    id: provider.id,
    name: provider.name,
    kind: kindOf(row),
    town,
    email: provider.email,
    phone: provider.phone,
    state:
      provider.suspendedAt !== null
        ? "suspended"
        : provider.publishedAt === null
          ? "unpublished"
          : "visible",
    waits_for: waitsFor(facts),
    subscription: provider.subscription,
    highlighted: provider.rank === 1,
    boosted: provider.rank === BOOSTED_RANK,
    created_at: provider.createdAt.toISOString(),
  };
}

/** The ids of the providers that a search names: a part of the name, an address, or a number. */
function named(db: Database, q: string) {
  const phone = readPhone(q);
  const ids = (where: SQL | undefined) =>
    db.select({ id: providers.id }).from(providers).where(where);
  const members = (where: SQL | undefined) =>
    db
      .select({ id: providerMembers.providerId })
      .from(providerMembers)
      .innerJoin(users, eq(users.id, providerMembers.userId))
      .where(and(where, eq(users.role, "PROVIDER")));
  if (q.includes("@"))
    return union(
      ids(eq(sql`lower(${providers.email})`, q.toLowerCase())),
      members(eq(users.email, q)),
    );
  if (phone.ok)
    return union(ids(eq(providers.phone, phone.e164)), members(eq(users.phone, phone.e164)));
  const pattern = `%${q.replace(/[\\%_]/g, "\\$&")}%`;
  return ids(sql`plain_text(${providers.name}) like plain_text(${pattern})`);
}

/** What a list of providers is filtered by. */
export interface ProviderFilter {
  q?: string | undefined;
  service_type_id?: number | undefined;
  town_id?: number | undefined;
  state?: ProviderState | undefined;
  subscription?: "1" | "2" | "highlight" | "boost" | undefined;
}

/** By the directory; one that only sells is never in it. */
const states: Readonly<Record<ProviderState, SQL | undefined>> = {
  visible: isPublic(providers),
  unpublished: and(isNull(providers.publishedAt), isNull(providers.suspendedAt)),
  suspended: isNotNull(providers.suspendedAt),
};

/** A page of the providers, the newest first. */
export function listProviders(
  db: Database,
  filter: ProviderFilter,
  { offset, limit }: { offset: number; limit: number },
): Promise<ProviderRow[]> {
  const { q, service_type_id: serviceTypeId, town_id: townId, state, subscription } = filter;
  return selectProviders(db)
    .where(
      and(
        q ? sql`${providers.id} in ${named(db, q)}` : undefined,
        townId === undefined ? undefined : eq(providers.townId, townId),
        serviceTypeId === undefined
          ? undefined
          : exists(
              db
                .select({ id: providerServices.providerId })
                .from(providerServices)
                .where(
                  and(
                    eq(providerServices.providerId, providers.id),
                    eq(providerServices.serviceTypeId, serviceTypeId),
                  ),
                ),
            ),
        state === undefined ? undefined : states[state],
        subscription === undefined
          ? undefined
          : subscription === "highlight"
            ? isHighlighted(providers)
            : subscription === "boost"
              ? isBoosted(providers)
              : eq(providers.subscription, Number(subscription)),
      ),
    )
    .orderBy(desc(providers.id))
    .offset(offset)
    .limit(limit);
}
