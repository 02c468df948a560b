import { randomInt } from "node:crypto";
import { accountMessages } from "@jdj/contract/accounts/messages";
import { fieldRefusal } from "@jdj/contract/call/refusals";
import { and, desc, eq, gt, isNull, lt, sql } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import { keyedHash } from "../../../crypto/token.ts";
import type { Database } from "../../../database/connect.ts";
import { isSignedByAny, secretsOf } from "../../../secrets.ts";
import { phoneCodes } from "./tables.ts";

/**
 * How long a code is valid, in seconds: two minutes at registration, longer where a password is
 * chosen in the same form.
 */
export const codeSeconds = {
  registration: 120,
  recovery: 600,
  "phone-change": 600,
  "payout-number": 600,
} as const;

/** The purpose of a code, and its owner: a user id, or the hash of a recovery token. */
interface CodeUse {
  purpose: keyof typeof codeSeconds;
  subject: string;
}

const forRegistration: CodeUse = { purpose: "registration", subject: "" };

/** Selects a code by its number, or by its owner when the number is not part of the input. */
type CodeKey = Partial<CodeUse> & { phone?: string };

/** Wrong attempts after which a code is closed. */
const MOST_ATTEMPTS = 5;

/** Six random digits from a secure source. */
export function makeCode(): string {
  return String(randomInt(1_000_000)).padStart(6, "0");
}

/** The stored hash of a code. */
export function hashCode(secret: string, phone: string, code: string): Buffer {
  return keyedHash(secret, `${phone}:${code}`);
}

/**
 * Writes a new code for a number and closes the earlier ones of the same purpose. Returns its row
 * and the six digits.
 */
export async function writePhoneCode(
  tx: Database,
  context: RequestContext,
  phone: string,
  use: CodeUse = forRegistration,
): Promise<{ id: number; code: string; expiresAt: Date }> {
  const code = makeCode();
  const expiresAt = new Date(context.now.getTime() + codeSeconds[use.purpose] * 1000);
  const { purpose, subject } = use;
  await tx
    .update(phoneCodes)
    .set({ usedAt: context.now })
    .where(
      and(
        eq(phoneCodes.phone, phone),
        eq(phoneCodes.purpose, purpose),
        eq(phoneCodes.subject, subject),
        isNull(phoneCodes.usedAt),
      ),
    );
  const [inserted] = await tx
    .insert(phoneCodes)
    .values({
      phone,
      purpose,
      subject,
      codeHash: hashCode(context.settings.secret, phone, code),
      expiresAt,
      createdAt: context.now,
    })
    .returning({ id: phoneCodes.id });
  if (!inserted) throw new Error("The code was not written");
  return { id: inserted.id, code, expiresAt };
}

/**
 * Whether the code of a number was closed by wrong attempts: another may then be sent within the
 * minute. The other limits hold.
 */
export async function isCodeSpent(
  { db, now }: RequestContext,
  phone: string,
  { purpose, subject }: CodeUse = forRegistration,
): Promise<boolean> {
  const [row] = await db
    .select({ attempts: phoneCodes.attempts })
    .from(phoneCodes)
    .where(
      and(
        eq(phoneCodes.phone, phone),
        eq(phoneCodes.purpose, purpose),
        eq(phoneCodes.subject, subject),
        isNull(phoneCodes.usedAt),
        gt(phoneCodes.expiresAt, now),
      ),
    )
    .orderBy(desc(phoneCodes.id))
    .limit(1);
  return row !== undefined && row.attempts >= MOST_ATTEMPTS;
}

/**
 * Finds the open code that matches, and counts the attempt. Called outside of the transaction that
 * uses the code, so that a wrong attempt is counted even when that transaction is rolled back.
 * @returns the row to mark as used
 * @throws a refusal at `code`, the same for a wrong, used, expired or missing one; another after five
 * wrong attempts, which close the code, except for a recovery: a number without an account has no code
 */
export async function matchPhoneCode(
  context: RequestContext,
  key: CodeKey,
  given: string,
): Promise<number> {
  const { db, now, settings } = context;
  const { purpose, subject } = { ...forRegistration, ...key };
  const [row] = await db
    .select()
    .from(phoneCodes)
    .where(
      and(
        key.phone === undefined ? undefined : eq(phoneCodes.phone, key.phone),
        eq(phoneCodes.purpose, purpose),
        eq(phoneCodes.subject, subject),
        isNull(phoneCodes.usedAt),
        gt(phoneCodes.expiresAt, now),
      ),
    )
    .orderBy(desc(phoneCodes.id))
    .limit(1);
  const [attempted] = row
    ? await db
        .update(phoneCodes)
        .set({ attempts: sql`${phoneCodes.attempts} + 1` })
        .where(and(eq(phoneCodes.id, row.id), lt(phoneCodes.attempts, MOST_ATTEMPTS)))
        .returning({ id: phoneCodes.id, attempts: phoneCodes.attempts })
    : [];
  const matches =
    row !== undefined &&
    isSignedByAny(secretsOf(settings), row.codeHash, (secret) =>
      hashCode(secret, row.phone, given),
    );
  if (!attempted || !matches) {
    const isSpent = row !== undefined && (attempted?.attempts ?? MOST_ATTEMPTS) === MOST_ATTEMPTS;
    const { codeSpent, codeWrong } = accountMessages;
    throw fieldRefusal({ code: [isSpent && purpose !== "recovery" ? codeSpent : codeWrong] });
  }
  return attempted.id;
}

/**
 * Marks a code as used, within the transaction that it authorises.
 * @throws a refusal at `code` when it was used meanwhile
 */
export async function consumePhoneCode(tx: Database, id: number, now: Date): Promise<void> {
  const [used] = await tx
    .update(phoneCodes)
    .set({ usedAt: now })
    .where(and(eq(phoneCodes.id, id), isNull(phoneCodes.usedAt)))
    .returning({ id: phoneCodes.id });
  if (!used) throw fieldRefusal({ code: [accountMessages.codeWrong] });
}
