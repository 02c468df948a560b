import { refusal } from "@jdj/contract/call/refusals";
import { at } from "@jdj/contract/paths/addresses";
import { eq } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import { providers } from "../../directory/providers/tables.ts";
import { missingOf } from "../../directory/publication/missing.ts";
import { notifyProvider } from "../../provider-accounts/notices/notify-provider.ts";
import { lockShop } from "../lock-shop.ts";
import { findShop } from "./queries.ts";

/**
 * Puts the page of a shop into the directory; one that is there stays since when it was.
 * @throws shop-suspended; shop-incomplete
 */
export async function publishShop(context: RequestContext, providerId: number): Promise<void> {
  const { db, now } = context;
  await db.transaction(async (tx) => {
    const { publishedAt, suspendedAt } = await lockShop(tx, providerId);
    if (suspendedAt !== null) throw refusal("shop-suspended");
    if (publishedAt !== null) return;
    const shop = await findShop(tx, providerId);
    const { serviceTypeIds, ...facts } = shop;
    if (missingOf({ ...facts, services: serviceTypeIds.length }).length > 0)
      throw refusal("shop-incomplete");
    await tx.update(providers).set({ publishedAt: now }).where(eq(providers.id, providerId));
    const path = at("provider", { id: providerId });
    await notifyProvider({ ...context, db: tx }, providerId, { kind: "shop-published", path });
  });
}

/** Takes the page of a shop out of the directory. */
export async function unpublishShop({ db }: RequestContext, providerId: number): Promise<void> {
  await db.update(providers).set({ publishedAt: null }).where(eq(providers.id, providerId));
}
