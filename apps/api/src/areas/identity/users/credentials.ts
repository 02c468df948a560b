import { and, asc, eq, isNotNull, isNull, ne, or, sql } from "drizzle-orm";
import { keyedHash } from "../../../crypto/token.ts";
import type { Database } from "../../../database/connect.ts";
import { customers, users } from "./tables.ts";

/** What an account is for; an address or a number is reserved among the accounts of one role. */
export type UserRole = (typeof users.$inferSelect)["role"];

/** An email address or a phone number (E.164) that may sign in. */
export type Credential = { email: string } | { phone: string };

/**
 * Locks an address or number until this transaction ends: nobody else can register, change or prove
 * it. Taken before any row is changed, so that two proofs of one address cannot deadlock.
 */
export async function lockCredential(tx: Database, credential: Credential): Promise<void> {
  const name = "email" in credential ? credential.email.toLowerCase() : credential.phone;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}

const isOpen = isNull(customers.archivedAt);

/** The open account of a role that has proven this address or number, or null. Only proof reserves it. */
export async function findProvenHolder(db: Database, role: UserRole, credential: Credential) {
  const isHolder =
    "email" in credential
      ? and(eq(users.email, credential.email), isNotNull(users.emailVerifiedAt))
      : and(eq(users.phone, credential.phone), isNotNull(users.phoneVerifiedAt));
  const [found] = await db
    .select({
      id: users.id,
      email: users.email,
      emailVerifiedAt: users.emailVerifiedAt,
      givenNames: users.givenNames,
    })
    .from(users)
    .leftJoin(customers, eq(customers.userId, users.id))
    .where(and(eq(users.role, role), isHolder, isOpen));
  return found ?? null;
}

/**
 * Removes a newly proven address or number from every account of a role that has not proven it or is
 * closed. Called under `lockCredential`, before the proof is written.
 * @param userId who proved it; null when their account is not written yet
 */
export async function dropOtherClaims(
  tx: Database,
  { userId, role }: { userId: number | null; role: UserRole },
  credential: Credential,
): Promise<void> {
  const isOther = userId === null ? undefined : ne(users.id, userId);
  const other = and(eq(users.role, role), isOther);
  const closed = sql`exists (select 1 from ${customers} where ${customers.userId} = ${users.id} and ${customers.archivedAt} is not null)`;
  if ("email" in credential) {
    const { email } = credential;
    await tx
      .update(users)
      .set({ email: null, emailVerifiedAt: null })
      .where(and(eq(users.email, email), other, or(isNull(users.emailVerifiedAt), closed)));
    await tx
      .update(users)
      .set({ pendingEmail: null })
      .where(and(eq(users.pendingEmail, email), other));
    return;
  }
  const { phone } = credential;
  await tx
    .update(users)
    .set({ phone: null, phoneVerifiedAt: null })
    .where(and(eq(users.phone, phone), other, or(isNull(users.phoneVerifiedAt), closed)));
  await tx
    .update(users)
    .set({ pendingPhone: null })
    .where(and(eq(users.pendingPhone, phone), other));
}

/**
 * The nonce for the password hash of an account: accounts with the same address share it, so that a
 * sign-in costs one derivation for any number of accounts and its duration reveals nothing.
 */
export async function passwordNonce(db: Database, secret: string, email: string): Promise<Buffer> {
  const [first] = await db
    .select({ hash: users.passwordHash })
    .from(users)
    .where(and(eq(users.email, email), isNotNull(users.passwordHash)))
    .orderBy(asc(users.id))
    .limit(1);
  const nonce = first?.hash?.split("$")[4];
  if (nonce !== undefined) return Buffer.from(nonce, "base64");
  return keyedHash(secret, `password-nonce:${email.toLowerCase()}`).subarray(0, 16);
}
