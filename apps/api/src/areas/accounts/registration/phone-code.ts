import { randomInt } from "node:crypto";
import { accountMessages } from "@jdj/contract/accounts/messages";
import { fieldRefusal } from "@jdj/contract/glue/refusals";
import { and, desc, eq, gt, isNull, lt, sql } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { isSignedByAny, secretsOf } from "../../../secrets.ts";
import type { Moment } from "../../../world.ts";
import { keyedHash } from "../sessions/token.ts";
import { phoneCodes } from "./tables.ts";

/** How long a code is good for, in seconds. */
export const CODE_SECONDS = 120;

/** Wrong tries that close a code. */
const MOST_ATTEMPTS = 5;

/** Writes a new code for a number and closes the earlier ones. Returns the six digits. */
export async function writePhoneCode(tx: Database, moment: Moment, phone: string): Promise<string> {
  const code = String(randomInt(1_000_000)).padStart(6, "0");
  await tx
    .update(phoneCodes)
    .set({ usedAt: moment.now })
    .where(and(eq(phoneCodes.phone, phone), isNull(phoneCodes.usedAt)));
  await tx.insert(phoneCodes).values({
    phone,
    codeHash: keyedHash(moment.settings.secret, `${phone}:${code}`),
    expiresAt: new Date(moment.now.getTime() + CODE_SECONDS * 1000),
    createdAt: moment.now,
  });
  return code;
}

/**
 * Finds the open code of a number that matches, counting the try. Called outside of the
 * transaction that uses it, so that a wrong try is counted whatever happens after.
 * @returns the row to use up
 * @throws a refusal at `code`, the same for a wrong, used, expired or missing one
 */
export async function matchPhoneCode(
  moment: Moment,
  phone: string,
  given: string,
): Promise<number> {
  const { db, now, settings } = moment;
  const [row] = await db
    .select()
    .from(phoneCodes)
    .where(
      and(eq(phoneCodes.phone, phone), isNull(phoneCodes.usedAt), gt(phoneCodes.expiresAt, now)),
    )
    .orderBy(desc(phoneCodes.id))
    .limit(1);
  const [tried] = row
    ? await db
        .update(phoneCodes)
        .set({ attempts: sql`${phoneCodes.attempts} + 1` })
        .where(and(eq(phoneCodes.id, row.id), lt(phoneCodes.attempts, MOST_ATTEMPTS)))
        .returning({ id: phoneCodes.id })
    : [];
  const matches =
    row !== undefined &&
    isSignedByAny(secretsOf(settings), row.codeHash, (secret) =>
      keyedHash(secret, `${phone}:${given}`),
    );
  if (!tried || !matches) throw fieldRefusal({ code: [accountMessages.codeWrong] });
  return tried.id;
}

/**
 * Uses a code up, within the transaction of what it proves.
 * @throws a refusal at `code` when somebody else used it meanwhile
 */
export async function spendPhoneCode(tx: Database, id: number, now: Date): Promise<void> {
  const [spent] = await tx
    .update(phoneCodes)
    .set({ usedAt: now })
    .where(and(eq(phoneCodes.id, id), isNull(phoneCodes.usedAt)))
    .returning({ id: phoneCodes.id });
  if (!spent) throw fieldRefusal({ code: [accountMessages.codeWrong] });
}
