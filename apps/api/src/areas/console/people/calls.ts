import { refusal } from "@jdj/contract/call/refusals";
import { people as contract, type Person } from "@jdj/contract/console/people";
import { and, desc, eq, or, sql } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { answer, asStaff } from "../../../http/answer.ts";
import { readPhone } from "../../../phone/phone.ts";
import { revokeSessions } from "../../identity/sessions/revoke-sessions.ts";
import { sessions } from "../../identity/sessions/tables.ts";
import { customers, users } from "../../identity/users/tables.ts";
import { recordChange } from "../audit/record-change.ts";
import { pageAnswer, pageOf } from "../paging.ts";

const selectPeople = (db: Database, now: Date) =>
  db
    .select({
      user: users,
      archivedAt: customers.archivedAt,
      openSessions:
        sql<number>`(select count(*) from ${sessions} where ${sessions.userId} = ${users.id} and ${sessions.revokedAt} is null and ${sessions.expiresAt} > ${now.toISOString()}::timestamptz)`.mapWith(
          Number,
        ),
    })
    .from(users)
    .leftJoin(customers, eq(customers.userId, users.id));

type Row = Awaited<ReturnType<typeof selectPeople>>[number];

function present({ user, archivedAt, openSessions }: Row): Person {
  return {
    id: user.id,
    role: user.role === "PROVIDER" ? "PROVIDER" : "CUSTOMER",
    name: user.name,
    email: user.email,
    phone: user.phone,
    email_verified_at: user.emailVerifiedAt?.toISOString() ?? null,
    phone_verified_at: user.phoneVerifiedAt?.toISOString() ?? null,
    last_signed_in_at: user.lastSignedInAt?.toISOString() ?? null,
    created_at: user.createdAt.toISOString(),
    archived_at: archivedAt?.toISOString() ?? null,
    open_sessions: openSessions,
  };
}

/** Staff have a resource of their own. Written out, so that the partial index serves it. */
const isPerson = sql`${users.role} <> 'STAFF'`;

/** Whom a search names: an address, or a number in any wording. */
function named(q: string) {
  const phone = readPhone(q);
  return or(eq(users.email, q.toLowerCase()), eq(users.phone, phone.ok ? phone.e164 : q));
}

async function find(db: Database, now: Date, id: number): Promise<Person> {
  const [row] = await selectPeople(db, now).where(and(eq(users.id, id), isPerson));
  if (!row) throw refusal("not-found");
  return present(row);
}

export const peopleCalls = {
  list: answer(contract.list)
    .use(asStaff)
    .handler(async ({ input, context: { db, now } }) => {
      const { offset, limit, size } = pageOf(input);
      const rows = await selectPeople(db, now)
        .where(and(isPerson, input.q ? named(input.q) : undefined))
        .orderBy(desc(users.id))
        .offset(offset)
        .limit(limit);
      return pageAnswer(rows, size, present);
    }),

  find: answer(contract.find)
    .use(asStaff)
    .handler(({ input, context: { db, now } }) => find(db, now, input.id)),

  revokeSessions: answer(contract.revokeSessions)
    .use(asStaff)
    .handler(async ({ input: { id }, context: { db, now, author } }) => {
      const { open_sessions: open } = await find(db, now, id);
      await db.transaction(async (tx) => {
        await revokeSessions(tx, id, now);
        const change = { before: { open_sessions: open }, after: { open_sessions: 0 } };
        await recordChange(tx, author, now, { action: "people.sign-out", id, ...change });
      });
      return find(db, now, id);
    }),
};
