import { setTimeout as sleep } from "node:timers/promises";
import { refusal } from "@jdj/contract/call/refusals";
import { and, eq, lte, sql } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import { keyedHash } from "../../../crypto/token.ts";
import { signInAttempts } from "../../../rate-limit/tables.ts";
import { signInDelay } from "./sign-in-delay.ts";

/** The count of attempts is reset after a quarter of an hour without one. */
export const ATTEMPT_MS = 900_000;

/** The longest that an attempt is delayed; with more than this, others are already waiting. */
const LONGEST_WAIT_MS = 20_000;

/** An attempt to sign in: the address or number as entered, and its source. */
export interface SignInAttempt {
  /** As entered: an address in lower case, or a number. */
  name: string;
  /** The network address, or the known device. */
  source: string;
  /**
   * Whether the device has signed in to that account before: other people's attempts do not slow
   * it.
   */
  isKnown: boolean;
}

/** Under what the attempts for an address or number are counted. */
export function attemptedAccount(secret: string, name: string): Buffer {
  return keyedHash(secret, `sign-in:${name.toLowerCase()}`);
}

/** Under what the attempts from a source are counted; those from all together by default. */
export function attemptSource(secret: string, source = ""): Buffer {
  return keyedHash(secret, `sign-in-source:${source}`);
}

const keysOf = (
  { settings }: RequestContext,
  { name, source }: { name: string; source: string },
) => ({
  account: attemptedAccount(settings.secret, name),
  source: attemptSource(settings.secret, source),
});

/** Counts one attempt; returns the current count. */
async function countUp(context: RequestContext, name: string, source: string): Promise<number> {
  const { db, now } = context;
  const since = new Date(now.getTime() - ATTEMPT_MS).toISOString();
  const [row] = await db
    .insert(signInAttempts)
    .values({ ...keysOf(context, { name, source }), count: 1, lastAt: now, nextAt: now })
    .onConflictDoUpdate({
      target: [signInAttempts.account, signInAttempts.source],
      set: {
        count: sql`case when ${signInAttempts.lastAt} <= ${since}::timestamptz then 1 else ${signInAttempts.count} + 1 end`,
        lastAt: now,
      },
    })
    .returning({ count: signInAttempts.count });
  return row?.count ?? 1;
}

/**
 * Counts an attempt before its password is checked, and delays it when there were too many:
 * attempts are slowed, an account is never locked. The attempt counts from its start, so that
 * concurrent attempts cannot evade the limit.
 * @throws too-many-requests when the delay would be more than 20 s because others are waiting
 */
export async function delaySignIn(context: RequestContext, attempt: SignInAttempt): Promise<void> {
  const { db, now } = context;
  const { name, source, isKnown } = attempt;
  const all = await countUp(context, name, "");
  const own = await countUp(context, name, source);
  const delayMs = signInDelay(own, isKnown ? 0 : all) * 1000;
  if (delayMs === 0) return;
  const keys = keysOf(context, { name, source });
  const earliest = sql`greatest(${signInAttempts.nextAt}, ${now.toISOString()}::timestamptz)`;
  const [row] = await db
    .update(signInAttempts)
    .set({ nextAt: sql`${earliest} + make_interval(secs => ${delayMs / 1000})` })
    .where(
      and(
        eq(signInAttempts.account, keys.account),
        eq(signInAttempts.source, keys.source),
        lte(signInAttempts.nextAt, new Date(now.getTime() + LONGEST_WAIT_MS)),
      ),
    )
    .returning({ nextAt: signInAttempts.nextAt });
  if (!row) throw refusal("too-many-requests");
  const waitMs = row.nextAt.getTime() - delayMs - now.getTime();
  if (waitMs > 0) await sleep(waitMs);
}

/** Resets the count of a source after a successful attempt. */
export async function resetAttempts(
  context: RequestContext,
  attempt: SignInAttempt,
): Promise<void> {
  const own = keysOf(context, attempt);
  const all = keysOf(context, { ...attempt, source: "" });
  await context.db
    .delete(signInAttempts)
    .where(and(eq(signInAttempts.account, own.account), eq(signInAttempts.source, own.source)));
  await context.db
    .update(signInAttempts)
    .set({ count: sql`greatest(${signInAttempts.count} - 1, 0)` })
    .where(and(eq(signInAttempts.account, all.account), eq(signInAttempts.source, all.source)));
}

/**
 * Deletes every counted attempt for an address or number, from all sources: its owner has proven
 * themselves.
 */
export async function dropAttempts(context: RequestContext, name: string): Promise<void> {
  const { account } = keysOf(context, { name, source: "" });
  await context.db.delete(signInAttempts).where(eq(signInAttempts.account, account));
}
