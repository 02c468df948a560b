import { refusal } from "@jdj/contract/call/refusals";
import type { Person } from "@jdj/contract/console/people";
import { and, desc, eq, isNotNull, isNull, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { readPhone } from "../../../phone/phone.ts";
import { sessions } from "../../identity/sessions/tables.ts";
import { isNotErased } from "../../identity/users/erased-payer.ts";
import { customers, users } from "../../identity/users/tables.ts";

const selectPeople = (db: Database, now: Date) =>
  db
    .select({
      user: users,
      customerId: customers.id,
      closedAt: customers.archivedAt,
      openSessions:
        sql<number>`(select count(*) from ${sessions} where ${sessions.userId} = ${users.id} and ${sessions.revokedAt} is null and ${sessions.expiresAt} > ${now.toISOString()}::timestamptz)`.mapWith(
          Number,
        ),
    })
    .from(users)
    .leftJoin(customers, eq(customers.userId, users.id));

type Row = Awaited<ReturnType<typeof selectPeople>>[number];

/** A person in the shape of the contract. */
export function presentPerson({ user, closedAt, openSessions }: Row): Person {
  const iso = (at: Date | null) => at?.toISOString() ?? null;
  return {
    id: user.id,
    role: user.role === "PROVIDER" ? "PROVIDER" : "CUSTOMER",
    name: user.name,
    email: user.email,
    phone: user.phone,
    pending_email: user.pendingEmail,
    email_verified_at: iso(user.emailVerifiedAt),
    phone_verified_at: iso(user.phoneVerifiedAt),
    last_signed_in_at: iso(user.lastSignedInAt),
    created_at: user.createdAt.toISOString(),
    closed_at: iso(closedAt),
    archived_at: iso(user.archivedAt),
    open_sessions: openSessions,
  };
}

/** Staff have a resource of their own, and the account of erased payers is nobody. Written out, so that the partial index serves it. */
const isPerson = and(sql`${users.role} <> 'STAFF'`, isNotErased);

/** Whom a search names: an address, a number in any wording, or a piece of the name. */
function named(q: string): SQL | undefined {
  const phone = readPhone(q);
  if (q.includes("@")) return eq(users.email, q.toLowerCase());
  if (phone.ok) return eq(users.phone, phone.e164);
  const pattern = `%${q.replace(/[\\%_]/g, "\\$&")}%`;
  return or(sql`plain_text(${users.name}) like plain_text(${pattern})`, eq(users.phone, q));
}

/** What a list of people is filtered by. */
interface PeopleFilter {
  q?: string | undefined;
  role?: Person["role"] | undefined;
  archived?: boolean | undefined;
}

/** A page of the people, the newest first. */
export function listPeople(
  db: Database,
  now: Date,
  { q, role, archived, ...page }: PeopleFilter & { offset: number; limit: number },
) {
  return selectPeople(db, now)
    .where(
      and(
        isPerson,
        q ? named(q) : undefined,
        role === undefined ? undefined : eq(users.role, role),
        archived === undefined
          ? undefined
          : archived
            ? isNotNull(users.archivedAt)
            : isNull(users.archivedAt),
      ),
    )
    .orderBy(desc(users.id))
    .offset(page.offset)
    .limit(page.limit);
}

/** One person, no member of staff. @throws not-found */
export async function findPersonRow(db: Database, now: Date, id: number): Promise<Row> {
  const [row] = await selectPeople(db, now).where(and(eq(users.id, id), isPerson));
  if (!row) throw refusal("not-found");
  return row;
}

/** The same in the shape of the contract. @throws not-found */
export async function findPerson(db: Database, now: Date, id: number): Promise<Person> {
  return presentPerson(await findPersonRow(db, now, id));
}
