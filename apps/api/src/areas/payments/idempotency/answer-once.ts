import { createHash } from "node:crypto";
import { refusal } from "@jdj/contract/call/refusals";
import { and, eq, lt } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import { sameHash } from "../../../crypto/token.ts";
import { keyedRequests } from "./tables.ts";

/** For how long a key is stored, and how long a request may run, in seconds. */
const STORED_SECONDS = 86_400;
const RUNNING_SECONDS = 60;

/**
 * Runs a request once for each key: the same request with the same key gets the answer of the
 * first. Without a key it always runs. A request that fails releases its key.
 * @throws key-reused when the key came with another body, request-under-way (both 409)
 */
export async function answerOnce<T>(
  { db, now }: RequestContext,
  request: { scope: string; key: string | null; body: unknown },
  command: () => Promise<T>,
): Promise<T> {
  const { scope, key } = request;
  if (key === null) return command();
  const bodyHash = createHash("sha256").update(JSON.stringify(request.body)).digest();
  const isIt = and(eq(keyedRequests.scope, scope), eq(keyedRequests.key, key));
  const before = (seconds: number) => new Date(now.getTime() - seconds * 1000);

  await db
    .delete(keyedRequests)
    .where(and(isIt, lt(keyedRequests.createdAt, before(STORED_SECONDS))));
  const [mine] = await db
    .insert(keyedRequests)
    .values({ scope, key, bodyHash, createdAt: now })
    .onConflictDoNothing()
    .returning();
  if (!mine) {
    const [first] = await db.select().from(keyedRequests).where(isIt);
    if (!first) throw refusal("request-under-way");
    if (!sameHash(first.bodyHash, bodyHash)) throw refusal("key-reused");
    if (first.answer !== null) return first.answer as T;
    if (first.createdAt > before(RUNNING_SECONDS)) throw refusal("request-under-way");
  }
  try {
    const answer = await command();
    await db.update(keyedRequests).set({ answer }).where(isIt);
    return answer;
  } catch (error) {
    await db.delete(keyedRequests).where(isIt);
    throw error;
  }
}
