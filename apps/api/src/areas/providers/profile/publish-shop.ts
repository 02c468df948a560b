import { refusal } from "@jdj/contract/call/refusals";
import { at } from "@jdj/contract/paths/addresses";
import { eq } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import { lockShop } from "../lock-shop.ts";
import { notifyProvider } from "../notices/notify-provider.ts";
import { missingOf } from "../publication/missing-items.ts";
import { showProvider } from "../subscriptions/show-provider.ts";
import { providers } from "../tables.ts";
import { findShop } from "./queries.ts";

/**
 * Puts the page of a shop into the directory, at once or as soon as its listing is paid; one that is
 * there stays since when it was.
 * @returns whether the public sees it
 * @throws shop-suspended; shop-incomplete
 */
export async function publishShop(context: RequestContext, providerId: number): Promise<boolean> {
  const { db, now } = context;
  return db.transaction(async (tx) => {
    const { releasedAt, suspendedAt } = await lockShop(tx, providerId);
    if (suspendedAt !== null) throw refusal("shop-suspended");
    if (releasedAt !== null) return showProvider(tx, providerId, now);
    const shop = await findShop(tx, providerId);
    const { serviceTypeIds, ...facts } = shop;
    if (missingOf({ ...facts, services: serviceTypeIds.length }).length > 0)
      throw refusal("shop-incomplete");
    await tx.update(providers).set({ releasedAt: now }).where(eq(providers.id, providerId));
    const isPublic = await showProvider(tx, providerId, now);
    await notifyProvider({ ...context, db: tx }, providerId, {
      ...(isPublic
        ? { kind: "shop-published" as const, path: at("provider", { id: providerId }) }
        : { kind: "listing-awaited" as const, path: at("proSubscription") }),
    });
    return isPublic;
  });
}

/** Takes the page of a shop out of the directory. */
export async function unpublishShop({ db }: RequestContext, providerId: number): Promise<void> {
  await db
    .update(providers)
    .set({ releasedAt: null, publishedAt: null })
    .where(eq(providers.id, providerId));
}
