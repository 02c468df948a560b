import { refusal } from "@jdj/contract/call/refusals";
import { at } from "@jdj/contract/paths/addresses";
import { eq } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import type { Database } from "../../../database/connect.ts";
import { lockShop } from "../../providers/lock-shop.ts";
import { notifyProvider } from "../../providers/notices/notify-provider.ts";
import { sellers } from "../../providers/tables.ts";
import type { StaffAuthor } from "../../staff/approvals/approve.ts";
import { requestChange } from "../../staff/approvals/request-change.ts";
import { type Author, recordChange } from "../../staff/audit/record-change.ts";

/** The commission of a seller in percent; null for that of the settings. */
interface Commission {
  id: number;
  percent: number | null;
}

async function lockCommission(tx: Database, id: number): Promise<number | null> {
  const isIt = eq(sellers.providerId, id);
  const [seller] = await tx.select().from(sellers).where(isIt).for("update");
  if (!seller) throw refusal("not-found");
  return seller.commissionPercent;
}

/** Asks for another commission of a seller: a second person sets it. @throws not-found */
export function requestCommission(
  { db, now, settings }: RequestContext,
  author: StaffAuthor,
  { id, percent }: Commission,
) {
  const inWords = (given: number | null) => `${given ?? settings.commissionPercent}\u00a0%`;
  return db.transaction(async (tx) => {
    const { name } = await lockShop(tx, id);
    const before = await lockCommission(tx, id);
    const detail = `Commission de «\u00a0${name}\u00a0»\u00a0: ${inWords(percent)} au lieu de ${inWords(before)}`;
    const asked = { action: "providers.set-commission", recordId: id, detail } as const;
    return requestChange({ db: tx, now }, author, { ...asked, change: { id, percent } });
  });
}

/**
 * Sets what we keep of each product that a seller sells from now on; orders that exist keep theirs. Its
 * owners read it by email.
 * @throws not-found
 */
export async function setCommission(
  context: RequestContext,
  author: Author,
  { id, percent }: Commission,
): Promise<void> {
  const { now, settings } = context;
  await context.db.transaction(async (tx) => {
    const before = await lockCommission(tx, id);
    await tx.update(sellers).set({ commissionPercent: percent }).where(eq(sellers.providerId, id));
    await notifyProvider({ ...context, db: tx }, id, {
      kind: "commission-changed",
      detail: `${percent ?? settings.commissionPercent}\u00a0% du prix des articles`,
      path: at("proEarnings"),
    });
    await recordChange(tx, author, now, {
      ...{ action: "providers.set-commission", id },
      ...{ before: { percent: before }, after: { percent } },
    });
  });
}
