import type { Role } from "@jdj/contract/call/sharing-policy";
import { roleLabels } from "@jdj/contract/notebook/sharing-words";
import { at } from "@jdj/contract/paths/addresses";
import { and, eq, inArray, isNotNull, ne } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import { nameForStrangers } from "../../abuse/name-for-strangers.ts";
import { customers, users } from "../../identity/users/tables.ts";
import { events } from "../events/tables.ts";
import { listOwners } from "./list-owners.ts";

/**
 * Tells every owner of an event, at their proven address, that somebody joined it or asks to; in the
 * caller's transaction (`context.db`).
 */
export async function tellOwners(
  { db: tx, jobs, settings }: RequestContext,
  news: {
    kind: "notebook-joined" | "notebook-join-request";
    eventId: number;
    customerId: number;
    role: Role;
  },
): Promise<void> {
  const { kind, eventId, customerId, role } = news;
  const [event] = await tx.select().from(events).where(eq(events.id, eventId));
  const [person] = await tx
    .select({ userId: users.id, name: users.name })
    .from(customers)
    .innerJoin(users, eq(users.id, customers.userId))
    .where(eq(customers.id, customerId));
  const owners = await tx
    .select({ email: users.email })
    .from(users)
    .where(
      and(
        inArray(users.id, await listOwners(tx, eventId)),
        isNotNull(users.emailVerifiedAt),
        ne(users.id, person?.userId ?? 0),
      ),
    );
  const name = nameForStrangers(person?.name ?? "", "Quelqu’un");
  const eventName = nameForStrangers(event?.name ?? "", "Votre événement");
  const detail = `${name} · ${eventName} · ${roleLabels[role]}`;
  for (const { email } of owners)
    if (email !== null)
      await jobs.enqueue(tx, "send-email", {
        kind,
        to: email,
        props: { link: settings.publicUrl + at("sharing"), detail },
      });
}
