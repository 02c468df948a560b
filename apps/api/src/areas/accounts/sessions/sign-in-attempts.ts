import { setTimeout as sleep } from "node:timers/promises";
import { refusal } from "@jdj/contract/call/refusals";
import { and, eq, lte, sql } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import { keyedHash } from "../../../crypto/token.ts";
import { signInAttempts } from "../../../rate-limit/tables.ts";
import { signInDelay } from "./sign-in-delay.ts";

/** Attempts are forgotten after a quarter of an hour without another. */
export const ATTEMPT_MS = 900_000;

/** The longest that an attempt waits for its turn; past it there are others waiting already. */
const LONGEST_WAIT_MS = 20_000;

/** An attempt to sign in: which address or number was typed, and from where. */
export interface SignInAttempt {
  /** As it was typed: an address in lower case, or a number. */
  name: string;
  /** The network address, or the known device. */
  source: string;
  /** Whether the device has signed in to that account before: what others try does not slow it. */
  isKnown: boolean;
}

const keysOf = (
  { settings }: RequestContext,
  { name, source }: { name: string; source: string },
) => ({
  account: keyedHash(settings.secret, `sign-in:${name.toLowerCase()}`),
  source: keyedHash(settings.secret, `sign-in-source:${source}`),
});

/** Counts one attempt; returns how many there are now. */
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
 * Counts an attempt before its password is checked, and lets it wait for its turn once there were
 * too many: attempts are slowed, never an account locked. It counts from its beginning, so that
 * many at once are no way around.
 * @throws too-many-requests when so many wait already that its turn is more than 20 s away
 */
export async function awaitSignInTurn(
  context: RequestContext,
  attempt: SignInAttempt,
): Promise<void> {
  const { db, now } = context;
  const { name, source, isKnown } = attempt;
  const all = await countUp(context, name, "");
  const own = await countUp(context, name, source);
  const delayMs = signInDelay(own, isKnown ? 0 : all) * 1000;
  if (delayMs === 0) return;
  const keys = keysOf(context, { name, source });
  const turn = sql`greatest(${signInAttempts.nextAt}, ${now.toISOString()}::timestamptz)`;
  const [row] = await db
    .update(signInAttempts)
    .set({ nextAt: sql`${turn} + make_interval(secs => ${delayMs / 1000})` })
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

/** Takes back what an attempt counted, once it succeeded: its source begins anew. */
export async function forgiveAttempt(
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

/** Forgets every attempt for an address or number, from wherever: its owner has proven themselves. */
export async function dropAttempts(context: RequestContext, name: string): Promise<void> {
  const { account } = keysOf(context, { name, source: "" });
  await context.db.delete(signInAttempts).where(eq(signInAttempts.account, account));
}
