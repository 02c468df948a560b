import { refusal } from "@jdj/contract/call/refusals";
import { eq } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import { guests } from "./tables.ts";

/**
 * Deletes a guest with the cards sent to them.
 * @throws not-found when somebody else deleted them meanwhile
 */
export async function deleteGuest(
  { db }: RequestContext,
  { id }: Pick<typeof guests.$inferSelect, "id">,
): Promise<void> {
  const deleted = await db.delete(guests).where(eq(guests.id, id)).returning({ id: guests.id });
  if (deleted.length === 0) throw refusal("not-found");
}
