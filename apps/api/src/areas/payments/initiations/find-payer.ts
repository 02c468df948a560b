import { eq } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { customers, users } from "../../identity/users/tables.ts";

/** Who pays, as gateways ask for it. */
export async function findPayer(db: Database, customerId: number) {
  const [user] = await db
    .select({
      givenNames: users.givenNames,
      lastName: users.lastName,
      email: users.email,
      phone: users.phone,
    })
    .from(users)
    .innerJoin(customers, eq(customers.userId, users.id))
    .where(eq(customers.id, customerId));
  return user ?? { givenNames: "", lastName: "", email: null, phone: null };
}
