import { refusal } from "@jdj/contract/call/refusals";
import { MOST_FAVOURITES } from "@jdj/contract/providers/favourites";
import { and, count, eq, inArray, notInArray } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import type { Database } from "../../../database/connect.ts";
import { customers } from "../../identity/users/tables.ts";
import { isShown, selectShown } from "../detail/queries.ts";
import { providers } from "../tables.ts";
import { favourites } from "./tables.ts";

/** Lets one change of a customer's favourites wait for another. */
async function lock(tx: Database, customerId: number): Promise<void> {
  await tx
    .select({ id: customers.id })
    .from(customers)
    .where(eq(customers.id, customerId))
    .for("no key update");
}

/** Makes these providers a customer's favourites; those who are not shown are left out. */
export async function replaceFavourites(
  { db, now }: RequestContext,
  { customerId, ids }: { customerId: number; ids: readonly number[] },
): Promise<void> {
  await db.transaction(async (tx) => {
    await lock(tx, customerId);
    const own = eq(favourites.customerId, customerId);
    await tx
      .delete(favourites)
      .where(ids.length === 0 ? own : and(own, notInArray(favourites.providerId, [...ids])));
    if (ids.length === 0) return;
    const shown = await tx
      .select({ providerId: providers.id })
      .from(providers)
      .where(and(inArray(providers.id, [...ids]), isShown));
    if (shown.length === 0) return;
    await tx
      .insert(favourites)
      .values(shown.map(({ providerId }) => ({ customerId, providerId, createdAt: now })))
      .onConflictDoNothing();
  });
}

/**
 * Adds one provider to a customer's favourites.
 * @throws not-found (404) for a provider who is not shown; favourites-full (409) beyond 500
 */
export async function addFavourite(
  { db, now }: RequestContext,
  { customerId, providerId }: { customerId: number; providerId: number },
): Promise<void> {
  await db.transaction(async (tx) => {
    const [shown] = await selectShown(tx, { id: providerId });
    if (!shown) throw refusal("not-found");
    await lock(tx, customerId);
    const [held] = await tx
      .select({ count: count() })
      .from(favourites)
      .where(eq(favourites.customerId, customerId));
    if ((held?.count ?? 0) >= MOST_FAVOURITES) throw refusal("favourites-full");
    await tx
      .insert(favourites)
      .values({ customerId, providerId, createdAt: now })
      .onConflictDoNothing();
  });
}

/** Removes one provider from a customer's favourites; nothing when it was none. */
export async function removeFavourite(
  { db }: RequestContext,
  { customerId, providerId }: { customerId: number; providerId: number },
): Promise<void> {
  await db
    .delete(favourites)
    .where(and(eq(favourites.customerId, customerId), eq(favourites.providerId, providerId)));
}
