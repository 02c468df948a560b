import type { DataSection } from "@jdj/contract/accounts/data-export";
import { roleLabels } from "@jdj/contract/notebook/sharing-words";
import { and, asc, eq, ne } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import type { CustomerActor } from "../../identity/sessions/queries.ts";
import { customers, users } from "../../identity/users/tables.ts";
import { events } from "../../notebook/events/tables.ts";
import { eventInvitations, eventMembers } from "../../notebook/sharing/tables.ts";
import { makeSection } from "./make-section.ts";

/**
 * The notebooks shared with a customer, the people with whom they share theirs, and their
 * invitations.
 */
export async function sharingSections(
  db: Database,
  { customer }: CustomerActor,
): Promise<DataSection[]> {
  const row = {
    event: events.name,
    name: users.name,
    role: eventMembers.role,
    createdAt: eventMembers.createdAt,
  };
  const withMe = await db
    .select(row)
    .from(eventMembers)
    .innerJoin(events, eq(events.id, eventMembers.eventId))
    .innerJoin(customers, eq(customers.id, events.customerId))
    .innerJoin(users, eq(users.id, customers.userId))
    .where(and(eq(eventMembers.customerId, customer.id), ne(eventMembers.role, "owner")))
    .orderBy(asc(events.id));
  const withOthers = await db
    .select(row)
    .from(eventMembers)
    .innerJoin(events, eq(events.id, eventMembers.eventId))
    .innerJoin(customers, eq(customers.id, eventMembers.customerId))
    .innerJoin(users, eq(users.id, customers.userId))
    .where(and(eq(events.customerId, customer.id), ne(eventMembers.role, "owner")))
    .orderBy(asc(events.id), asc(eventMembers.createdAt));
  const invited = await db
    .select({
      event: events.name,
      address: eventInvitations.address,
      role: eventInvitations.role,
      createdAt: eventInvitations.createdAt,
    })
    .from(eventInvitations)
    .innerJoin(events, eq(events.id, eventInvitations.eventId))
    .where(eq(events.customerId, customer.id))
    .orderBy(asc(eventInvitations.id));
  const named = <Row extends { role: keyof typeof roleLabels }>(rows: Row[]) =>
    rows.map((row) => ({ ...row, role: roleLabels[row.role] }));
  return [
    makeSection(
      "shared-with-me",
      "Les carnets partagés avec vous",
      {
        event: "Événement",
        name: "Partagé par",
        role: "Votre rôle",
        createdAt: ["Depuis le", "instant"],
      },
      named(withMe),
    ),
    makeSection(
      "shared-by-me",
      "Les personnes avec qui vous partagez",
      { event: "Événement", name: "Nom", role: "Rôle", createdAt: ["Depuis le", "instant"] },
      named(withOthers),
    ),
    makeSection(
      "invitations",
      "Vos invitations au carnet",
      {
        event: "Événement",
        address: "Envoyée à",
        role: "Rôle",
        createdAt: ["Envoyée le", "instant"],
      },
      named(invited),
    ),
  ];
}
