import type { SharingNews } from "@jdj/contract/notebook/sharing-shapes";
import { and, asc, eq, gt, ne, sql } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { preparedQuery, type Values } from "../../../database/prepared-query.ts";
import { daysAgo } from "../../../retention-periods.ts";
import { customers, users } from "../../identity/users/tables.ts";
import { events } from "../events/tables.ts";
import { eventInvitations, eventMembers, membershipRequests } from "./tables.ts";

/** For how many days it is told who joined. */
const NEWS_DAYS = 7;

const asking = sql<number>`(select count(*) from ${membershipRequests} inner join ${eventInvitations} on ${eventInvitations.id} = ${membershipRequests.invitationId} where ${eventInvitations.eventId} = ${events.id} and ${eventInvitations.closedAt} is null and ${membershipRequests.state} = 'asked')`;

const selectNews = preparedQuery(
  "sharing-news",
  (db, { eventId, since }: Values<{ eventId: number; since: Date }>) =>
    db
      .select({
        asking: asking.mapWith(Number),
        customerId: eventMembers.customerId,
        role: eventMembers.role,
        name: users.name,
      })
      .from(events)
      .leftJoin(
        eventMembers,
        and(
          eq(eventMembers.eventId, events.id),
          ne(eventMembers.role, "owner"),
          gt(eventMembers.createdAt, since),
        ),
      )
      .leftJoin(customers, eq(customers.id, eventMembers.customerId))
      .leftJoin(users, eq(users.id, customers.userId))
      .where(eq(events.id, eventId))
      .orderBy(asc(eventMembers.createdAt)),
);

/** How many ask to join an event, and who joined it within a week; its owners did not join. */
export async function findSharingNews(
  db: Database,
  now: Date,
  eventId: number,
): Promise<SharingNews> {
  const rows = await selectNews(db, { eventId, since: daysAgo(now, NEWS_DAYS) });
  return {
    asking: rows[0]?.asking ?? 0,
    joined: rows.flatMap(({ customerId, role, name }) =>
      customerId === null || role === null || name === null
        ? []
        : [{ customer_id: customerId, role, name }],
    ),
  };
}
