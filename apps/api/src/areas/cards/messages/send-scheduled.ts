import { and, eq, lte } from "drizzle-orm";
import { momentOf, type World } from "../../../world.ts";
import { messages } from "./tables.ts";

/** Lets go the sends whose time has come. Their units were taken when they were planned. */
export async function sendScheduled(world: World): Promise<void> {
  const { db, jobs, now } = momentOf(world);
  await db.transaction(async (tx) => {
    const due = await tx
      .update(messages)
      .set({ status: "sending" })
      .where(and(eq(messages.status, "scheduled"), lte(messages.scheduledAt, now)))
      .returning({ id: messages.id });
    for (const { id } of due) await jobs.enqueue(tx, "send-card", { messageId: id });
  });
}
