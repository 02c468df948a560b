import type { Visitor } from "@jdj/contract/accounts/visitor";
import type { Client } from "@jdj/contract/client";

/** The numbers of the visitor's favourites; null for a stranger. */
export async function findFavourites(
  { providers }: Client,
  { user, favourites }: Visitor,
): Promise<readonly number[] | null> {
  if (favourites !== null) return favourites;
  const customerId = user?.customerId ?? null;
  if (customerId === null) return null;
  const ids = await providers.favourites.list({ customer_id: customerId, ids_only: "true" });
  return Array.isArray(ids) ? ids : [];
}
