import { randomUUID } from "node:crypto";
import { cardMessages } from "@jdj/contract/cards/messages";
import { fieldRefusal, refusal } from "@jdj/contract/glue/refusals";
import { and, eq, inArray } from "drizzle-orm";
import type { Moment } from "../../../world.ts";
import { guests } from "../../notebook/guests/tables.ts";
import type { Send } from "./queries.ts";
import { recipients } from "./tables.ts";

/**
 * Queues one guest's copy again, when it failed or nobody knows whether it left. A copy that is
 * still on its way stays so: asking twice sends once. Its key is new, for gateways refuse to take
 * a key twice; where the last try is in doubt, the gateway is asked first.
 * @throws not-found, already-sent, 422 while the guest has no address
 */
export async function resendCard(
  moment: Moment,
  { message: { id: messageId } }: Pick<Send, "message">,
  guestId: number,
): Promise<void> {
  const { db, now, mail, jobs } = moment;
  const [copy] = await db
    .select({ recipient: recipients, email: guests.email })
    .from(recipients)
    .innerJoin(guests, eq(guests.id, recipients.guestId))
    .where(and(eq(recipients.messageId, messageId), eq(recipients.guestId, guestId)));
  if (!copy) throw refusal("not-found");
  const { id, key, state } = copy.recipient;
  if (state === "sent") throw refusal("already-sent");
  if (copy.email === null) throw fieldRefusal({ guest_id: [cardMessages.noEmail] });

  if (state === "unknown" && (await mail.find(key)) === "sent") {
    await db
      .update(recipients)
      .set({ state: "sent", reason: null, sentAt: now })
      .where(and(eq(recipients.id, id), eq(recipients.key, key)));
    throw refusal("already-sent");
  }
  await db.transaction(async (tx) => {
    const again = await tx
      .update(recipients)
      .set({ state: "queued", key: randomUUID(), reason: null, attempts: 0, leasedUntil: null })
      .where(and(eq(recipients.id, id), inArray(recipients.state, ["failed", "unknown"])))
      .returning({ id: recipients.id });
    if (again.length > 0) await jobs.enqueue(tx, "send-card", { messageId });
  });
}
