import { fieldRefusal, refusal } from "@jdj/contract/call/refusals";
import { consoleMessages } from "@jdj/contract/console/messages";
import { at } from "@jdj/contract/paths/addresses";
import { eq } from "drizzle-orm";
import type { StaffContext } from "../../../http/answer.ts";
import { followSuspension } from "../../bookings/bookings/follow-suspension.ts";
import { lockShop } from "../../providers/lock-shop.ts";
import { notifyProvider } from "../../providers/notices/notify-provider.ts";
import { providers, sellers } from "../../providers/tables.ts";
import { recordChange } from "../../staff/audit/record-change.ts";

/**
 * Hides a provider from the directory and the marketplace, or shows it again as it was. Requests,
 * bookings and orders that run go on, and their customers are told; new ones are refused by what hides
 * it, and no deposit can be paid. Its owners get the reason by email.
 * @throws a field error at `reason` when it is empty; not-found; changed-meanwhile when it is so already
 */
export async function setSuspension(
  context: StaffContext,
  { id, reason: written, suspended }: { id: number; reason: string; suspended: boolean },
): Promise<void> {
  const reason = written.trim();
  if (reason === "") throw fieldRefusal({ reason: [consoleMessages.reasonRequired] });
  const { now, author } = context;
  await context.db.transaction(async (tx) => {
    const provider = await lockShop(tx, id);
    if ((provider.suspendedAt !== null) === suspended) throw refusal("changed-meanwhile");
    const suspendedAt = suspended ? now : null;
    await tx
      .update(providers)
      .set({ suspendedAt, suspensionReason: suspended ? reason : null })
      .where(eq(providers.id, id));
    await tx.update(sellers).set({ suspendedAt }).where(eq(sellers.providerId, id));
    await followSuspension({ ...context, db: tx }, id, suspended);
    await notifyProvider({ ...context, db: tx }, id, {
      kind: suspended ? "shop-suspended" : "shop-restored",
      detail: suspended ? reason : "",
      path: at("pro"),
    });
    await recordChange(tx, author, now, {
      action: suspended ? "providers.suspend" : "providers.restore",
      id,
      before: { suspended: !suspended },
      after: { suspended, reason },
    });
  });
}
