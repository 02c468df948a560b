import { fieldRefusal, refusal } from "@jdj/contract/call/refusals";
import { consoleMessages } from "@jdj/contract/console/messages";
import { at } from "@jdj/contract/paths/addresses";
import { eq } from "drizzle-orm";
import type { StaffContext } from "../../../http/answer.ts";
import { markPageSeenTo } from "../../identity/notices/tell-staff.ts";
import { products } from "../../products/products/tables.ts";
import { providerMedia } from "../../providers/media/tables.ts";
import { notifyProvider } from "../../providers/notices/notify-provider.ts";
import { recordChange } from "../../staff/audit/record-change.ts";

/** What staff decide of what a provider shows. */
export interface Moderation {
  id: number;
  hidden: boolean;
  /** Needed to hide; the provider gets it by email. */
  reason?: string | undefined;
}

/** The reason of a moderation; null to show again. @throws a field error (422) to hide without one */
function reasonOf({ hidden, reason = "" }: Moderation): string | null {
  if (!hidden) return null;
  if (reason.trim() === "") throw fieldRefusal({ reason: [consoleMessages.reasonRequired] });
  return reason.trim();
}

/**
 * Hides a photo or video of a provider at once, or shows it again; its owners are told by email.
 * @throws not-found; changed-meanwhile when it is so already; a field error at `reason`
 */
export async function setMediumHidden(context: StaffContext, given: Moderation): Promise<void> {
  const { now, author } = context;
  const { id, hidden } = given;
  const reason = reasonOf(given);
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

/**
 * Hides a product of the marketplace at once, or shows it again; its seller is told by email. Orders
 * of it stand.
 * @throws not-found; changed-meanwhile when it is so already; a field error at `reason`
 */
export async function setProductHidden(context: StaffContext, given: Moderation): Promise<void> {
  const { now, author } = context;
  const { id, hidden } = given;
  const reason = reasonOf(given);
  await context.db.transaction(async (tx) => {
    const [product] = await tx
      .select({
        name: products.name,
        providerId: products.providerId,
        suspendedAt: products.suspendedAt,
      })
      .from(products)
      .where(eq(products.id, id))
      .for("no key update");
    if (!product) throw refusal("not-found");
    if ((product.suspendedAt !== null) === hidden) throw refusal("changed-meanwhile");
    await tx
      .update(products)
      .set({ suspendedAt: hidden ? now : null, suspensionReason: reason })
      .where(eq(products.id, id));
    await notifyProvider({ ...context, db: tx }, product.providerId, {
      kind: hidden ? "article-hidden" : "article-shown",
      detail: reason === null ? product.name : `${product.name}\nMotif\u00a0: ${reason}`,
      path: at("proProducts"),
    });
    await recordChange(tx, author, now, {
      action: hidden ? "articles.hide" : "articles.show",
      id,
      before: { hidden: !hidden },
      after: { hidden, ...(reason === null ? {} : { reason }) },
    });
  });
}
