import { inArray, sql } from "drizzle-orm";
import { customers, users } from "../../src/areas/identity/users/tables.ts";
import { cast } from "../cast.ts";

const emails = [cast.customer, cast.treasurer, cast.incomplete, cast.bereaved].map(
  ({ email }) => email,
);

/** The customers of the demonstration, as a list of SQL: their bookings are the demonstration's. */
export const demoCustomers = sql`(select ${customers.id} from ${customers} join ${users} on ${users.id} = ${customers.userId} where ${inArray(users.email, emails)})`;
