import { refusal } from "@jdj/contract/call/refusals";
import { at } from "@jdj/contract/paths/addresses";
import { eq } from "drizzle-orm";
import type { StaffContext } from "../../../../http/answer.ts";
import { notifyProvider } from "../../../providers/notices/notify-provider.ts";
import { recordChange } from "../../../staff/audit/record-change.ts";
import { type Hiding, hidingReason } from "../../../staff/hiding/hiding-reason.ts";
import { products } from "../tables.ts";

/**
 * Hides a product of the marketplace at once, or shows it again; its seller is told by email. Orders
 * of it stand.
 * @throws not-found; changed-meanwhile when it is so already; a field error at `reason`
 */
export async function hideProduct(context: StaffContext, given: Hiding): Promise<void> {
  const { now, author } = context;
  const { id, hidden } = given;
  const reason = hidingReason(given);
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
