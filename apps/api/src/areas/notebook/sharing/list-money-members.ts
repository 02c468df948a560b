import type { MoneyMember } from "@jdj/contract/payments/fabric-release";
import { and, asc, eq, inArray } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { customers, users } from "../../identity/users/tables.ts";
import { eventMembers } from "./tables.ts";

/** An owner or treasurer of an event, with their account and name. */
export interface NamedMoneyMember extends MoneyMember {
  userId: number;
  name: string;
}

/** The owners and treasurers of an event: who answers for the money of its fabric orders. */
export async function listMoneyMembers(db: Database, eventId: number): Promise<NamedMoneyMember[]> {
  const rows = await db
    .select({
      customerId: eventMembers.customerId,
      role: eventMembers.role,
      userId: users.id,
      name: users.name,
    })
    .from(eventMembers)
    .innerJoin(customers, eq(customers.id, eventMembers.customerId))
    .innerJoin(users, eq(users.id, customers.userId))
    .where(
      and(eq(eventMembers.eventId, eventId), inArray(eventMembers.role, ["owner", "treasurer"])),
    )
    .orderBy(asc(eventMembers.createdAt), asc(customers.id));
  return rows.flatMap(({ role, ...member }) =>
    role === "owner" || role === "treasurer" ? [{ ...member, role }] : [],
  );
}
