import { at } from "@jdj/contract/paths/addresses";
import {
  type InvoicingProblem,
  isOutOfStickers,
  isThresholdNews,
  reachedThreshold,
} from "@jdj/contract/payments/invoice-problem";
import { eq } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import type { SigningResult } from "../../../drivers/invoicing/port.ts";
import type { SellerAccess } from "../../payments/invoices/seller-access.ts";
import { notifyProvider } from "../../providers/notices/notify-provider.ts";
import { openKey } from "./key-secret.ts";
import { invoicingKeys } from "./tables.ts";

/** What an answer of the tax office says of a seller's key; undefined where it says nothing of it. */
function problemWithin(result: SigningResult): InvoicingProblem | null | undefined {
  if (result.state === "signed") return null;
  if (result.state === "unheard")
    return result.reason === "401" || result.reason === "403" ? "key" : undefined;
  return result.state === "refused" && isOutOfStickers(result.reason) ? "stickers" : undefined;
}

/** « Il en reste 10. » */
const leftSentence = (left: number) =>
  left === 0 ? "Il n’en reste aucun." : `Il en reste ${left}.`;

/** Records an answer on the seller's key, and writes to their owners what they must do. */
async function record(
  context: RequestContext,
  providerId: number,
  result: SigningResult,
): Promise<void> {
  const { db: tx } = context;
  const [key] = await tx
    .select()
    .from(invoicingKeys)
    .where(eq(invoicingKeys.providerId, providerId))
    .for("update");
  if (!key) return;
  const found = problemWithin(result);
  const problem = found === undefined ? key.problem : found;
  const left = result.state === "signed" ? result.stickersLeft : found === "stickers" ? 0 : null;
  const reached = left === null ? key.stickersWarned : reachedThreshold(left);
  await tx
    .update(invoicingKeys)
    .set({ problem, stickersLeft: left ?? key.stickersLeft, stickersWarned: reached })
    .where(eq(invoicingKeys.providerId, providerId));
  const path = at("proInvoices");
  if (left !== null && isThresholdNews(reached, key.stickersWarned))
    await notifyProvider(context, providerId, {
      kind: "stickers-low",
      detail: leftSentence(left),
      path,
    });
  if (problem === "key" && key.problem !== "key")
    await notifyProvider(context, providerId, {
      kind: "invoicing-key-refused",
      path: at("proInvoicingKey"),
    });
  const isWaiting = result.state === "refused" && found !== "stickers";
  if (isWaiting || result.state === "unconfirmed")
    await notifyProvider(context, providerId, {
      kind: "invoice-waits",
      detail: isWaiting
        ? `Refusée\u00a0: ${result.reason}`
        : "La réponse s’est perdue\u00a0: cherchez-la dans votre espace FNE.",
      path,
    });
}

/** How sellers' invoices are signed: by the key that each entrusted to us. */
export const sellerAccess: SellerAccess = {
  async find(db, settings, providerId) {
    const [row] = await db
      .select()
      .from(invoicingKeys)
      .where(eq(invoicingKeys.providerId, providerId));
    const apiKey = row && openKey(settings, providerId, row.sealedKey);
    if (!row || !apiKey) return null;
    const { address, establishment, pointOfSale } = row;
    return { base: address, apiKey, establishment, pointOfSale };
  },
  record,
};
