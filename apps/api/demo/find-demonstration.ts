import { eq, inArray, sql } from "drizzle-orm";
import { users } from "../src/areas/identity/users/tables.ts";
import { providers } from "../src/areas/providers/tables.ts";
import { townHalls } from "../src/areas/town-halls/tables.ts";
import type { Database } from "../src/database/connect.ts";
import { cast } from "./cast.ts";

const addresses = Object.values(cast).map(({ email }) => email);

/** A short description of the demonstration data in a database; null when there is none. */
export async function findDemonstrationData(db: Database): Promise<string | null> {
  const [account] = await db
    .select({ email: users.email })
    .from(users)
    .where(inArray(users.email, addresses))
    .limit(1);
  if (account) return `the account ${account.email}`;
  const [provider] = await db
    .select({ id: providers.id })
    .from(providers)
    .where(eq(providers.demonstration, true))
    .limit(1);
  if (provider) return "made-up providers";
  const [townHall] = await db
    .select({ id: townHalls.id })
    .from(townHalls)
    .where(eq(townHalls.demonstration, true))
    .limit(1);
  return townHall ? "made-up town halls" : null;
}

/**
 * Whether the demonstration may be written: there are no accounts yet, or an earlier load was
 * interrupted and continues.
 */
export async function mayWriteDemonstration(db: Database): Promise<boolean> {
  const [begun] = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email, cast.customer.email));
  if (begun) return true;
  const [someone] = await db.select({ one: sql`1` }).from(users).limit(1);
  return someone === undefined;
}
