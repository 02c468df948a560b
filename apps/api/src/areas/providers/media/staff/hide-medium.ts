import { refusal } from "@jdj/contract/call/refusals";
import { at } from "@jdj/contract/paths/addresses";
import { eq } from "drizzle-orm";
import type { StaffContext } from "../../../../http/answer.ts";
import { markPageSeenTo } from "../../../identity/notices/tell-staff.ts";
import { recordChange } from "../../../staff/audit/record-change.ts";
import { type Hiding, hidingReason } from "../../../staff/hiding/hiding-reason.ts";
import { notifyProvider } from "../../notices/notify-provider.ts";
import { providerMedia } from "../tables.ts";

/**
 * Hides a photo or video of a provider at once, or shows it again; its owners are told by email.
 * @throws not-found; changed-meanwhile when it is so already; a field error at `reason`
 */
export async function hideMedium(context: StaffContext, given: Hiding): Promise<void> {
  const { now, author } = context;
  const { id, hidden } = given;
  const reason = hidingReason(given);
  await context.db.transaction(async (tx) => {
    const [medium] = await tx
      .select({ providerId: providerMedia.providerId, hiddenAt: providerMedia.hiddenAt })
      .from(providerMedia)
      .where(eq(providerMedia.id, id))
      .for("update");
    if (!medium) throw refusal("not-found");
    if ((medium.hiddenAt !== null) === hidden) throw refusal("changed-meanwhile");
    await tx
      .update(providerMedia)
      .set({ hiddenAt: hidden ? now : null, hiddenReason: reason })
      .where(eq(providerMedia.id, id));
    await markPageSeenTo(tx, now, `provider-media/${id}/show`);
    await notifyProvider({ ...context, db: tx }, medium.providerId, {
      kind: hidden ? "medium-hidden" : "medium-shown",
      detail: reason ?? "",
      path: at("proMedia"),
    });
    await recordChange(tx, author, now, {
      action: hidden ? "provider-media.hide" : "provider-media.show",
      id,
      before: { hidden: !hidden },
      after: { hidden, ...(reason === null ? {} : { reason }) },
    });
  });
}
