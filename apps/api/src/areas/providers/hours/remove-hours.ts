import { refusal } from "@jdj/contract/call/refusals";
import { at } from "@jdj/contract/paths/addresses";
import { eq } from "drizzle-orm";
import type { StaffContext } from "../../../http/answer.ts";
import { recordChange } from "../../staff/audit/record-change.ts";
import { lockShop } from "../lock-shop.ts";
import { notifyProvider } from "../notices/notify-provider.ts";
import { listHours } from "./queries.ts";
import { providerHours } from "./tables.ts";

/**
 * Removes opening hours that are wrong from a provider's page, by staff. Its owners get the reason by
 * email, and may write others.
 * @throws not-found; changed-meanwhile when there are none
 */
export async function removeHours(
  context: StaffContext,
  { id, reason }: { id: number; reason: string },
): Promise<void> {
  const { now, author } = context;
  await context.db.transaction(async (tx) => {
    await lockShop(tx, id);
    const hours = await listHours(tx, id);
    if (hours.length === 0) throw refusal("changed-meanwhile");
    await tx.delete(providerHours).where(eq(providerHours.providerId, id));
    await notifyProvider({ ...context, db: tx }, id, {
      kind: "hours-removed",
      detail: reason,
      path: at("proHours"),
    });
    await recordChange(tx, author, now, {
      action: "providers.remove-hours",
      id,
      before: { hours },
      after: { hours: [], reason },
    });
  });
}
