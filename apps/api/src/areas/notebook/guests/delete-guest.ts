import { refusal } from "@jdj/contract/call/refusals";
import { eq } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import { changeSeats } from "../group-links/move-up-waiting-list.ts";
import { guests } from "./tables.ts";

/**
 * Deletes a guest with the cards sent to them; a seat of a group that they had goes to its waiting list.
 * @throws not-found when somebody else deleted them meanwhile
 */
export async function deleteGuest(
  context: RequestContext,
  { id }: Pick<typeof guests.$inferSelect, "id">,
): Promise<void> {
  await context.db.transaction((tx) =>
    changeSeats(tx, context, { guestIds: [id], mayExceed: true }, async () => {
      const deleted = await tx.delete(guests).where(eq(guests.id, id)).returning({ id: guests.id });
      if (deleted.length === 0) throw refusal("not-found");
    }),
  );
}
