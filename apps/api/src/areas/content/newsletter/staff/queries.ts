import { refusal } from "@jdj/contract/call/refusals";
import type { Subscriber, subscriberStates } from "@jdj/contract/console/subscribers";
import { and, desc, eq, isNotNull, isNull, lt, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../../../database/connect.ts";
import { newsletterSubscriptions as subscriptions } from "../tables.ts";

type Row = typeof subscriptions.$inferSelect;
type State = (typeof subscriberStates)[number];

const { askedAt, confirmedAt, leftAt } = subscriptions;

/** The rows of each state; somebody who left and asked again is pending. */
const ofState: Record<State, SQL | undefined> = {
  confirmed: and(isNotNull(confirmedAt), isNull(leftAt)),
  left: sql`${leftAt} >= ${askedAt}`,
  pending: or(sql`${leftAt} < ${askedAt}`, and(isNull(confirmedAt), isNull(leftAt))),
};

function stateOf(row: Row): State {
  if (row.leftAt !== null) return row.leftAt >= row.askedAt ? "left" : "pending";
  return row.confirmedAt === null ? "pending" : "confirmed";
}

/** A subscription in the shape of the contract. */
export function presentSubscriber(row: Row): Subscriber {
  return {
    id: row.id,
    email: row.email,
    sex: row.sex,
    state: stateOf(row),
    asked_at: row.askedAt.toISOString(),
    confirmed_at: row.confirmedAt?.toISOString() ?? null,
    left_at: row.leftAt?.toISOString() ?? null,
  };
}

/**
 * A page of subscriptions, the newest first.
 * @param filter `q`: a part of the address; `before`: only those with a lower number
 */
export function listSubscribers(
  db: Database,
  filter: {
    q: string | undefined;
    state: State | undefined;
    before?: number | undefined;
    offset: number;
    limit: number;
  },
): Promise<Row[]> {
  const { q, state, before, offset, limit } = filter;
  const escaped = q?.replace(/[\\%_]/g, (sign) => `\\${sign}`);
  return db
    .select()
    .from(subscriptions)
    .where(
      and(
        escaped ? sql`${subscriptions.email}::text ilike ${`%${escaped}%`}` : undefined,
        state && ofState[state],
        before === undefined ? undefined : lt(subscriptions.id, before),
      ),
    )
    .orderBy(desc(subscriptions.id))
    .offset(offset)
    .limit(limit);
}

/** One subscription. @throws not-found */
export async function findSubscriber(db: Database, id: number): Promise<Subscriber> {
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.id, id));
  if (!row) throw refusal("not-found");
  return presentSubscriber(row);
}
