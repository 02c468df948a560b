import type { TeamRole } from "@jdj/contract/call/team-policy";
import { eq, sql } from "drizzle-orm";
import { preparedQuery, type Values } from "../../../database/prepared-query.ts";
import { rememberForCaller } from "../../../http/remember-for-caller.ts";
import { providers, sellers } from "../tables.ts";
import { providerMembers } from "./tables.ts";

/** For which provider a user works, and as what. */
export interface Membership {
  providerId: number;
  role: TeamRole;
  /** The provider's name. */
  shopName: string;
  releasedAt: Date | null;
  publishedAt: Date | null;
  suspendedAt: Date | null;
  /** Whether it also, or only, sells products in the marketplace; null when it does not. */
  selling: "also" | "only" | null;
}

const selectMembership = preparedQuery(
  "provider-membership",
  (db, { userId }: Values<{ userId: number }>) =>
    db
      .select({
        providerId: providerMembers.providerId,
        role: providerMembers.role,
        shopName: providers.name,
        releasedAt: providers.releasedAt,
        publishedAt: providers.publishedAt,
        suspendedAt: providers.suspendedAt,
        selling: sql<
          Membership["selling"]
        >`case ${sellers.sellsOnly} when true then 'only' when false then 'also' end`,
      })
      .from(providerMembers)
      .innerJoin(providers, eq(providers.id, providerMembers.providerId))
      .leftJoin(sellers, eq(sellers.providerId, providerMembers.providerId))
      .where(eq(providerMembers.userId, userId)),
);

/** The membership of a user, looked up once per request; null for one without a provider. */
export const membershipFor = rememberForCaller(
  ({ userId }: { userId: number }) => String(userId),
  async (db, { userId }): Promise<Membership | null> =>
    (await selectMembership(db, { userId }))[0] ?? null,
);
