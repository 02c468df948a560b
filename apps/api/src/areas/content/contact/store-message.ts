import { and, eq, gt, sql } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import { consumeRateLimit, limits } from "../../../rate-limit/consume-rate-limit.ts";
import { tellStaff } from "../../identity/notices/tell-staff.ts";
import { ceilings } from "../../operations/ceilings/ceilings.ts";
import { contactMessages } from "./tables.ts";

/** The same text from the same address within ten minutes is the same message. */
const SAME_MS = 600_000;

/** Stores a message in the contact inbox and tells staff; a message sent twice is stored once. */
export async function storeMessage(
  context: RequestContext,
  message: Pick<
    typeof contactMessages.$inferInsert,
    "source" | "name" | "email" | "body" | "sex" | "phones"
  >,
  address: string,
): Promise<void> {
  const { db, now } = context;
  await consumeRateLimit(limits.contactAddress, address, context);
  await consumeRateLimit(limits.contact, message.email.toLowerCase(), context);
  await consumeRateLimit(ceilings.contact, message.email.toLowerCase(), context);
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${message.email}, 1))`);
    const [same] = await tx
      .select({ id: contactMessages.id })
      .from(contactMessages)
      .where(
        and(
          eq(contactMessages.email, message.email),
          eq(contactMessages.body, message.body),
          gt(contactMessages.createdAt, new Date(now.getTime() - SAME_MS)),
        ),
      );
    if (same) return;
    const [stored] = await tx
      .insert(contactMessages)
      .values({ ...message, createdAt: now })
      .returning({ id: contactMessages.id });
    await tellStaff(tx, now, {
      ...{ kind: "contact", title: "Un message attend une réponse" },
      page: `messages/${stored?.id}/show`,
    });
  });
}
