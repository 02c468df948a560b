import { refusal } from "@jdj/contract/call/refusals";
import { mayTeam, teamRoles } from "@jdj/contract/call/team-policy";
import { and, eq, inArray, isNull } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import { consumeRateLimit, limits } from "../../../rate-limit/consume-rate-limit.ts";
import { customers } from "../../identity/users/tables.ts";
import { enqueueNotice } from "../../operations/outgoing-messages/enqueue-notice.ts";
import { providerMembers } from "../../providers/team/tables.ts";
import { findAskable } from "./queries.ts";
import { productQuestions } from "./tables.ts";

/** Those of a team who may answer, and are told. */
const answering = teamRoles.filter((role) => mayTeam(role, "reviews:write"));

/**
 * Asks the seller of a product, and tells those of their team who may answer.
 * @throws not-found (404) for a product that is not listed; too-many-requests (429)
 */
export async function askQuestion(
  context: RequestContext,
  { customerId, productId }: { customerId: number; productId: number },
  question: string,
): Promise<void> {
  await consumeRateLimit(limits.productQuestion, String(customerId), context);
  const { db, jobs, now } = context;
  await db.transaction(async (tx) => {
    const product = await findAskable(tx, productId);
    if (product === null) throw refusal("not-found");
    const { providerId } = product;
    const [asked] = await tx
      .insert(productQuestions)
      .values({ customerId, productId, providerId, question, createdAt: now })
      .returning({ id: productQuestions.id });
    const members = await tx
      .select({ userId: providerMembers.userId })
      .from(providerMembers)
      .where(
        and(
          eq(providerMembers.providerId, providerId),
          inArray(providerMembers.role, [...answering]),
        ),
      );
    for (const { userId } of members)
      await enqueueNotice({ db: tx, jobs }, "send-question-email", {
        ...{ questionId: asked?.id ?? 0, userId, kind: "asked" },
      });
  });
}

/**
 * Deletes a customer's own question with its answer.
 * @throws not-found (404) for somebody else's and a missing one
 */
export async function removeQuestion(
  { db }: RequestContext,
  { customerId, id }: { customerId: number; id: number },
): Promise<void> {
  const removed = await db
    .delete(productQuestions)
    .where(and(eq(productQuestions.id, id), eq(productQuestions.customerId, customerId)))
    .returning({ id: productQuestions.id });
  if (removed.length === 0) throw refusal("not-found");
}

/**
 * Answers a question to a seller, or changes the answer; who asked is told of the first.
 * @throws not-found (404) for another seller's, a hidden and a missing one
 */
export async function answerQuestion(
  { db, jobs, now }: RequestContext,
  { providerId, id }: { providerId: number; id: number },
  answer: string,
): Promise<void> {
  const own = and(
    eq(productQuestions.id, id),
    eq(productQuestions.providerId, providerId),
    isNull(productQuestions.hiddenAt),
  );
  await db.transaction(async (tx) => {
    const [asked] = await tx
      .select({ customerId: productQuestions.customerId, answer: productQuestions.answer })
      .from(productQuestions)
      .where(own)
      .for("update");
    if (!asked) throw refusal("not-found");
    await tx
      .update(productQuestions)
      .set(asked.answer === null ? { answer, answeredAt: now } : { answer })
      .where(own);
    if (asked.answer !== null || asked.customerId === null) return;
    const [author] = await tx
      .select({ userId: customers.userId })
      .from(customers)
      .where(eq(customers.id, asked.customerId));
    if (author)
      await enqueueNotice({ db: tx, jobs }, "send-question-email", {
        ...{ questionId: id, userId: author.userId, kind: "answered" },
      });
  });
}
