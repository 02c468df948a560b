import { asc, eq } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { users } from "../../identity/users/tables.ts";
import { providerMembers } from "./tables.ts";

/** The team of a provider, the first member first. */
export async function listMembers(db: Database, providerId: number) {
  return db
    .select({
      id: providerMembers.id,
      userId: users.id,
      givenNames: users.givenNames,
      lastName: users.lastName,
      email: users.email,
      role: providerMembers.role,
    })
    .from(providerMembers)
    .innerJoin(users, eq(users.id, providerMembers.userId))
    .where(eq(providerMembers.providerId, providerId))
    .orderBy(asc(providerMembers.id));
}
