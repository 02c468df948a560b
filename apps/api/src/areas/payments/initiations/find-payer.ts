import { eq } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { customers, users } from "../../identity/users/tables.ts";

const nobody = { userId: null, givenNames: "", lastName: "", email: null, phone: null };

/** Who pays, as gateways ask for it; without names for somebody without an account. */
export async function findPayer(db: Database, customerId: number | null) {
  if (customerId === null) return nobody;
  const [user] = await db
    .select({
      userId: users.id,
      givenNames: users.givenNames,
      lastName: users.lastName,
      email: users.email,
      phone: users.phone,
    })
    .from(users)
    .innerJoin(customers, eq(customers.userId, users.id))
    .where(eq(customers.id, customerId));
  return user ?? nobody;
}
