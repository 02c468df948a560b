import { and, count, eq, isNull } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import { keyedHash, makeLinkToken } from "../../../crypto/token.ts";
import type { Database } from "../../../database/connect.ts";
import { isSignedByAny, secretsOf } from "../../../secrets.ts";
import { staffRecoveryCodes } from "../../identity/staff/tables.ts";

/** How many codes somebody gets. */
const CODES = 10;

const hashOf = (secret: string, userId: number, code: string) =>
  keyedHash(secret, `staff-recovery:${userId}:${code}`);

/** As it is stored: without what people add when they copy it. */
const plain = (code: string) => code.toLowerCase().replace(/[^0-9a-z]/g, "");

/** Replaces the recovery codes of a member of staff, in the caller's transaction; returns the new ones. */
export async function writeRecoveryCodes(
  { db, settings }: RequestContext,
  userId: number,
): Promise<string[]> {
  const codes = Array.from({ length: CODES }, () => makeLinkToken());
  await db.delete(staffRecoveryCodes).where(eq(staffRecoveryCodes.userId, userId));
  await db
    .insert(staffRecoveryCodes)
    .values(codes.map((code) => ({ userId, codeHash: hashOf(settings.secret, userId, code) })));
  return codes.map((code) => code.replace(/(.{4})(?!$)/g, "$1-"));
}

/** Uses a recovery code up; false when there is none such, or no longer. */
export async function spendRecoveryCode(
  { db, settings, now }: RequestContext,
  userId: number,
  code: string,
): Promise<boolean> {
  const open = await db
    .select()
    .from(staffRecoveryCodes)
    .where(and(eq(staffRecoveryCodes.userId, userId), isNull(staffRecoveryCodes.usedAt)));
  const found = open.find(({ codeHash }) =>
    isSignedByAny(secretsOf(settings), codeHash, (secret) => hashOf(secret, userId, plain(code))),
  );
  if (!found) return false;
  const spent = await db
    .update(staffRecoveryCodes)
    .set({ usedAt: now })
    .where(and(eq(staffRecoveryCodes.id, found.id), isNull(staffRecoveryCodes.usedAt)))
    .returning({ id: staffRecoveryCodes.id });
  return spent.length > 0;
}

/** How many codes somebody has left. */
export async function countRecoveryCodes(db: Database, userId: number): Promise<number> {
  const [row] = await db
    .select({ left: count() })
    .from(staffRecoveryCodes)
    .where(and(eq(staffRecoveryCodes.userId, userId), isNull(staffRecoveryCodes.usedAt)));
  return row?.left ?? 0;
}
