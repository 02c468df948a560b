import { refusal } from "@jdj/contract/call/refusals";
import { eq, sql } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import { sellers } from "../../providers/tables.ts";
import type { Membership } from "../../providers/team/queries.ts";
import { lockSeller } from "./queries.ts";

/**
 * Opens the sales of a provider that staff have approved; nothing changes for one that sells already.
 * @throws shop-suspended
 */
export async function openSales(
  { db, now }: RequestContext,
  { providerId, suspendedAt }: Membership,
): Promise<void> {
  if (suspendedAt !== null) throw refusal("shop-suspended");
  await db
    .insert(sellers)
    .values({ providerId, openedAt: now, createdAt: now })
    .onConflictDoNothing();
}

/** The new settings of the sales. */
export interface SellerForm {
  version: number;
  presentation: string;
  preparation_days: number;
  return_days: number;
}

/**
 * Saves the settings of the sales.
 * @throws changed-meanwhile when another version was shown
 */
export async function saveSeller(
  { db }: RequestContext,
  providerId: number,
  form: SellerForm,
): Promise<void> {
  await db.transaction(async (tx) => {
    const { version } = await lockSeller(tx, providerId);
    if (version !== form.version) throw refusal("changed-meanwhile");
    await tx
      .update(sellers)
      .set({
        presentation: form.presentation,
        preparationDays: form.preparation_days,
        returnDays: form.return_days,
        version: sql`${sellers.version} + 1`,
      })
      .where(eq(sellers.providerId, providerId));
  });
}

/** Lets a shop that only sells enter the directory too. */
export async function joinDirectory({ db }: RequestContext, providerId: number): Promise<void> {
  await db.update(sellers).set({ sellsOnly: false }).where(eq(sellers.providerId, providerId));
}
