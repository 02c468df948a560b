import { and, asc, eq, gt, isNotNull, isNull, sql } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { users } from "../../identity/users/tables.ts";
import { providerInvitations } from "../invitations/tables.ts";
import { providers } from "../tables.ts";
import { providerMembers } from "./tables.ts";

/**
 * The provider whose account an address has: the one for which it works, else the one to which it is
 * invited, else the one whose own address it is. Null for a new one.
 */
export async function findAccount(db: Database, email: string, now: Date): Promise<number | null> {
  const [member] = await db
    .select({ id: providerMembers.providerId })
    .from(providerMembers)
    .innerJoin(users, eq(users.id, providerMembers.userId))
    .where(
      and(eq(users.email, email), eq(users.role, "PROVIDER"), isNotNull(users.emailVerifiedAt)),
    );
  if (member) return member.id;
  const [invited] = await db
    .select({ id: providerInvitations.providerId })
    .from(providerInvitations)
    .where(
      and(
        eq(providerInvitations.email, email),
        eq(providerInvitations.role, "owner"),
        isNull(providerInvitations.closedAt),
        gt(providerInvitations.expiresAt, now),
      ),
    )
    .orderBy(asc(providerInvitations.id));
  if (invited) return invited.id;
  const [named] = await db
    .select({ id: providers.id })
    .from(providers)
    .where(
      and(
        eq(sql`lower(${providers.email})`, email.toLowerCase()),
        eq(providers.demonstration, false),
      ),
    )
    .orderBy(asc(providers.id));
  return named?.id ?? null;
}
