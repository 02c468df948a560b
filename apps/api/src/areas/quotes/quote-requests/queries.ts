import { refusal } from "@jdj/contract/call/refusals";
import type { QuoteSide } from "@jdj/contract/quotes/quote-state";
import { and, count, desc, eq, gt, ne, or, sql } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { preparedQuery, type Values } from "../../../database/prepared-query.ts";
import { customers, users } from "../../identity/users/tables.ts";
import { eventTypes } from "../../notebook/event-types/tables.ts";
import { events } from "../../notebook/events/tables.ts";
import { providers } from "../../providers/tables.ts";
import { quoteMessages } from "../chat/tables.ts";
import { otherSide, type Party } from "./party.ts";
import { quoteRequests } from "./tables.ts";

/** A request as stored. */
export type RequestRow = typeof quoteRequests.$inferSelect;

/** A request with its provider's name and address, and its event. */
export interface RequestWithProvider {
  request: RequestRow;
  provider: { name: string; email: string | null; suspendedAt: Date | null };
  event: { type: string; date: string | null } | null;
  isPhoneVerified: boolean;
}

/** The most requests in a list. */
const LISTED = 200;

const ownerColumn = { customer: quoteRequests.customerId, provider: quoteRequests.providerId };

/** Whether a request belongs to a party: the visibility of every call about it. */
export function isOf({ side, ownerId }: Pick<Party, "side" | "ownerId">) {
  return eq(ownerColumn[side], ownerId);
}

function selectRequests(db: Database) {
  return db
    .select({
      request: quoteRequests,
      provider: {
        name: providers.name,
        email: providers.email,
        suspendedAt: providers.suspendedAt,
      },
      event: { type: eventTypes.name, date: events.weddingDate },
      isPhoneVerified: sql<boolean>`(${users.phoneVerifiedAt} is not null and ${users.phone} = ${quoteRequests.phone})`,
    })
    .from(quoteRequests)
    .innerJoin(providers, eq(providers.id, quoteRequests.providerId))
    .innerJoin(customers, eq(customers.id, quoteRequests.customerId))
    .innerJoin(users, eq(users.id, customers.userId))
    .leftJoin(events, eq(events.id, quoteRequests.eventId))
    .leftJoin(eventTypes, eq(eventTypes.id, events.eventTypeId));
}

function requestOf({
  event,
  ...row
}: Awaited<ReturnType<typeof selectRequests>>[number]): RequestWithProvider {
  return { ...row, event: event?.type ? { type: event.type, date: event.date } : null };
}

/** A request of a party. @throws not-found (404) for another's and a missing one */
export async function findRequest(
  db: Database,
  party: Party,
  id: number,
): Promise<RequestWithProvider> {
  const [row] = await selectRequests(db).where(and(eq(quoteRequests.id, id), isOf(party)));
  if (!row) throw refusal("not-found");
  return requestOf(row);
}

const latestOf = (side: QuoteSide) =>
  preparedQuery(`quote-requests-${side}`, (db, { ownerId }: Values<{ ownerId: number }>) =>
    selectRequests(db)
      .where(eq(ownerColumn[side], ownerId))
      .orderBy(desc(quoteRequests.lastMessageAt))
      .limit(LISTED),
  );

const latest = { customer: latestOf("customer"), provider: latestOf("provider") };

/** The latest requests of a party, newest message first. */
export async function listRequests(
  db: Database,
  { side, ownerId }: Party,
): Promise<RequestWithProvider[]> {
  return (await latest[side](db, { ownerId })).map(requestOf);
}

/**
 * A request of a party, locked: of two that write at once, the second waits.
 * @throws not-found (404) for another's and a missing one
 */
export async function lockRequest(tx: Database, party: Party, id: number): Promise<RequestRow> {
  const [row] = await tx
    .select()
    .from(quoteRequests)
    .where(and(eq(quoteRequests.id, id), isOf(party)))
    .for("update");
  if (!row) throw refusal("not-found");
  return row;
}

const unreadOf = (side: QuoteSide) =>
  preparedQuery(
    `quotes-unread-${side}`,
    (db, { requestIds }: Values<{ requestIds: readonly number[] }>) =>
      db
        .select({ id: quoteRequests.id, unread: count() })
        .from(quoteRequests)
        .innerJoin(quoteMessages, unreadBy(side))
        .where(sql`${quoteRequests.id} = any(${requestIds})`)
        .groupBy(quoteRequests.id),
  );

const unread = { customer: unreadOf("customer"), provider: unreadOf("provider") };

/** How many messages a side has not read, by request; those with none are left out. */
export async function countUnread(
  db: Database,
  side: QuoteSide,
  requestIds: readonly number[],
): Promise<Map<number, number>> {
  const rows = await unread[side](db, { requestIds });
  return new Map(rows.map((row) => [row.id, row.unread]));
}

/** Whether a message of a request was not read by a side. */
export function unreadBy(side: QuoteSide) {
  const read = side === "customer" ? quoteRequests.customerReadId : quoteRequests.providerReadId;
  return and(
    eq(quoteMessages.requestId, quoteRequests.id),
    eq(quoteMessages.side, otherSide(side)),
    gt(quoteMessages.id, read),
    // A new request is its message alone.
    or(eq(quoteMessages.isTransition, false), ne(quoteMessages.status, "TO_BE_TREATED")),
  );
}

const changedOfCustomer = preparedQuery(
  "quotes-changed-customer",
  (db, { ownerId, since }: Values<{ ownerId: number; since: Date }>) =>
    db
      .select({ id: quoteRequests.id, changedAt: quoteRequests.changedAt })
      .from(quoteRequests)
      .where(and(eq(quoteRequests.customerId, ownerId), gt(quoteRequests.changedAt, since)))
      .orderBy(quoteRequests.changedAt)
      .limit(LISTED),
);

const changedOfProvider = preparedQuery(
  "quotes-changed-provider",
  (db, { ownerId, since }: Values<{ ownerId: number; since: Date }>) =>
    db
      .select({ id: quoteRequests.id, changedAt: quoteRequests.changedAt })
      .from(quoteRequests)
      .where(and(eq(quoteRequests.providerId, ownerId), gt(quoteRequests.changedAt, since)))
      .orderBy(quoteRequests.changedAt)
      .limit(LISTED),
);

/** The requests of a party that changed after an instant, oldest change first. */
export function listChanged(
  db: Database,
  { side, ownerId }: Pick<Party, "side" | "ownerId">,
  since: Date,
) {
  return (side === "customer" ? changedOfCustomer : changedOfProvider)(db, { ownerId, since });
}

/** The users of both sides of a request, for what is announced to them. */
export function usersOf({ customerId, providerId }: Pick<RequestRow, "customerId" | "providerId">) {
  return sql`select user_id from customers where id = ${customerId} union all select user_id from provider_members where provider_id = ${providerId}`;
}
