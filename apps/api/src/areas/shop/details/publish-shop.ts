import { refusal } from "@jdj/contract/call/refusals";
import { eq } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import { providers } from "../../directory/providers/tables.ts";
import { lockShop } from "../lock-shop.ts";
import { missingOf } from "./missing.ts";
import { findShop } from "./queries.ts";

/**
 * Puts the page of a shop into the directory; one that is there stays since when it was.
 * @throws shop-suspended; shop-incomplete
 */
export async function publishShop({ db, now }: RequestContext, providerId: number): Promise<void> {
  await db.transaction(async (tx) => {
    const { publishedAt, suspendedAt } = await lockShop(tx, providerId);
    if (suspendedAt !== null) throw refusal("shop-suspended");
    if (publishedAt !== null) return;
    const shop = await findShop(tx, providerId);
    const { serviceTypeIds, ...facts } = shop;
    if (missingOf({ ...facts, services: serviceTypeIds.length }).length > 0)
      throw refusal("shop-incomplete");
    await tx.update(providers).set({ publishedAt: now }).where(eq(providers.id, providerId));
  });
}

/** Takes the page of a shop out of the directory. */
export async function unpublishShop({ db }: RequestContext, providerId: number): Promise<void> {
  await db.update(providers).set({ publishedAt: null }).where(eq(providers.id, providerId));
}
