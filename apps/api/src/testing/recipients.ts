import { eq } from "drizzle-orm";
import { recipients } from "../areas/cards/messages/tables.ts";
import type { TestApp } from "./app.ts";

/** The copies of a send. */
export function findRecipients(app: TestApp, messageId: number) {
  return app.db.select().from(recipients).where(eq(recipients.messageId, messageId));
}
