import { refusal } from "@jdj/contract/call/refusals";
import { and, eq, isNull } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import { consumeRateLimit, limits } from "../../../rate-limit/consume-rate-limit.ts";
import { openSession } from "../../identity/sessions/open-session.ts";
import { type Actor, findActor } from "../../identity/sessions/queries.ts";
import { sessions } from "../../identity/sessions/tables.ts";

/** A token that came in a URL, and the network address and device it came from. */
export interface Handover {
  token: string;
  address: string;
  device: string;
}

/**
 * The customer whose session a token from a URL is.
 * @throws callback-refused when the token is not valid, or not a customer's
 */
export async function lookAtToken(
  context: RequestContext,
  given: Pick<Handover, "token" | "address">,
): Promise<Actor> {
  const { db, now } = context;
  await consumeRateLimit(limits.verify, given.address, context);
  const actor = await findActor(db, given.token, now);
  if (actor === null || actor.customer === null) throw refusal("callback-refused");
  return actor;
}

/**
 * Opens a new session in place of one whose token came in a URL, where browser histories and logs
 * may have stored it; the first session ends. Of two concurrent exchanges, one is refused.
 * @throws callback-refused when the token is not valid, or not a customer's
 */
export async function exchangeToken(
  context: RequestContext,
  given: Handover,
): Promise<{ token: string; actor: Actor }> {
  const { db, now } = context;
  const actor = await lookAtToken(context, given);
  return db.transaction(async (tx) => {
    const [ended] = await tx
      .update(sessions)
      .set({ revokedAt: now })
      .where(and(eq(sessions.id, actor.sessionId), isNull(sessions.revokedAt)))
      .returning({ id: sessions.id });
    if (!ended) throw refusal("callback-refused");
    const { device } = given;
    const { token, sessionId } = await openSession(tx, { userId: actor.user.id, device, now });
    return { token, actor: { ...actor, sessionId } };
  });
}
