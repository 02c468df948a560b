import { eq } from "drizzle-orm";
import { recipients } from "../areas/cards/messages/tables.ts";
import type { TestWorld } from "./world.ts";

/** The copies of a send. */
export function findRecipients(world: TestWorld, messageId: number) {
  return world.db.select().from(recipients).where(eq(recipients.messageId, messageId));
}
