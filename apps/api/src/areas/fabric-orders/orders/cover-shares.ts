import type { StoredShare } from "./queries.ts";
import type { ShopOption } from "./shop-option.ts";

type Share = Pick<StoredShare, "id" | "size" | "quantity" | "paidAt" | "sentAt" | "orderReference">;

/** Whether a share is ordered from somebody else than the shop, as the committee noted. */
export const isOrderedElsewhere = ({ sentAt, orderReference }: Share) =>
  sentAt !== null && orderReference === null;

/** The variant that a share takes: that of its size, or the chosen one; null once that was erased. */
export function variantOf({ size }: Pick<Share, "size">, option: ShopOption | null): number | null {
  if (option === null) return null;
  const known = option.sizes.find((one) => one.size !== null && one.size === size);
  return known?.variantId ?? option.variantId;
}

/**
 * Which paid shares the bought units cover beside those that are marked already: who paid first comes
 * first, and nobody is covered in part.
 * @param bought the units of every paid order, by variant
 */
export function coverShares<S extends Share>(
  shares: readonly S[],
  bought: ReadonlyMap<number | null, number>,
  option: ShopOption | null,
): S[] {
  const free = new Map(option === null ? [[null, sumOf(bought)]] : bought);
  const take = (share: Share) => {
    const variant = variantOf(share, option);
    const left = (free.get(variant) ?? 0) - (share.quantity ?? 0);
    if (left >= 0) free.set(variant, left);
    return left >= 0;
  };
  for (const share of shares) if (share.orderReference !== null) take(share);
  return shares
    .filter(({ paidAt, sentAt }) => paidAt !== null && sentAt === null)
    .toSorted((a, b) => (a.paidAt?.getTime() ?? 0) - (b.paidAt?.getTime() ?? 0) || a.id - b.id)
    .filter(take);
}

function sumOf(units: ReadonlyMap<number | null, number>): number {
  return [...units.values()].reduce((sum, one) => sum + one, 0);
}
