import { eq } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import { customers, users } from "../../identity/users/tables.ts";

/** A host as a guest of their own; null for one who is gone. */
export async function findHostAsGuest({ db }: Pick<RequestContext, "db">, customerId: number) {
  const [row] = await db
    .select({ user: users, customer: customers })
    .from(customers)
    .innerJoin(users, eq(users.id, customers.userId))
    .where(eq(customers.id, customerId));
  if (!row) return null;
  const { user, customer } = row;
  return {
    civility: customer.civility ?? ("M" as const),
    givenNames: user.givenNames,
    lastName: user.lastName,
    email: user.email,
    phone1: user.phone ?? "",
    phone2: customer.phone2,
  };
}
