import { and, desc, eq, gt, isNull } from "drizzle-orm";
import { hashToken } from "../../../crypto/token.ts";
import type { Database } from "../../../database/connect.ts";
import { preparedQuery, type Values } from "../../../database/prepared-query.ts";
import { unreadNotices } from "../notices/tables.ts";
import { customers, users } from "../users/tables.ts";
import { sessions } from "./tables.ts";

type UserRow = typeof users.$inferSelect;
type CustomerRow = typeof customers.$inferSelect;

/** The user behind a call. */
export interface Actor {
  sessionId: number;
  user: UserRow;
  customer: CustomerRow | null;
  /** How many notices they have not read, 100 at most; undefined where no session was looked up. */
  unreadNotices?: number;
}

/** A user who plans events. */
export interface CustomerActor extends Actor {
  customer: CustomerRow;
}

/** The values by which a statement finds the session of a token. */
export type SessionValues = { tokenHash: Buffer; now: Date };

/** Which session of those joined with `users` and `customers` is that of a token, and counts. */
export function isSessionOf({ tokenHash, now }: Values<SessionValues>) {
  return and(
    eq(sessions.tokenHash, tokenHash),
    isNull(sessions.revokedAt),
    gt(sessions.expiresAt, now),
    isNull(customers.archivedAt),
    isNull(users.archivedAt),
  );
}

const selectActor = preparedQuery("actor", (db, values: Values<SessionValues>) =>
  db
    .select({ sessionId: sessions.id, user: users, customer: customers, unreadNotices })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(customers, eq(customers.userId, users.id))
    .where(isSessionOf(values)),
);

/** The user of a session token, or null: unknown, revoked or expired token, or a closed account. */
export async function findActor(db: Database, token: string, now: Date): Promise<Actor | null> {
  const [row] = await selectActor(db, { tokenHash: hashToken(token), now });
  return row ?? null;
}

/** The same user, read again from the database. */
export async function reloadActor(
  db: Database,
  { user, ...held }: CustomerActor,
): Promise<CustomerActor> {
  const [row] = await db
    .select({ user: users, customer: customers })
    .from(users)
    .innerJoin(customers, eq(customers.userId, users.id))
    .where(eq(users.id, user.id));
  if (!row) throw new Error("The customer has vanished");
  return { ...held, ...row };
}

/** The open sessions of a user: the current one first, then the newest. */
export async function listSessions(db: Database, { user, sessionId }: Actor, now: Date) {
  const rows = await db
    .select()
    .from(sessions)
    .where(
      and(eq(sessions.userId, user.id), isNull(sessions.revokedAt), gt(sessions.expiresAt, now)),
    )
    .orderBy(desc(sessions.id));
  const listed = rows.map(({ id, device, createdAt, expiresAt }) => ({
    id,
    device,
    created_at: createdAt.toISOString(),
    expires_at: expiresAt.toISOString(),
    current: id === sessionId,
  }));
  return listed.sort((a, b) => Number(b.current) - Number(a.current));
}
