import type { FabricOrder } from "@jdj/contract/fabric-orders/orders";
import type { fabricShares } from "../shares/tables.ts";

type Share = Pick<typeof fabricShares.$inferSelect, "size" | "quantity" | "paidFcfa" | "paidBy">;

/** What a share comes to in FCFA; 0 until its quantity is known. */
export function dueOf({ quantity }: Pick<Share, "quantity">, unitFcfa: number): number {
  return (quantity ?? 0) * unitFcfa;
}

/** What an order comes to. @param sizes in the order in which they are offered */
export function fabricTotals(
  shares: readonly Share[],
  { unitFcfa, sizes }: { unitFcfa: number; sizes: readonly string[] },
): FabricOrder["totals"] {
  const ordering = shares.filter(({ quantity }) => quantity !== null);
  const paid = shares.filter(({ paidFcfa }) => paidFcfa !== null);
  const units = (some: readonly Share[]) =>
    some.reduce((sum, { quantity }) => sum + (quantity ?? 0), 0);
  const money = (some: readonly Share[]) =>
    some.reduce((sum, { paidFcfa }) => sum + (paidFcfa ?? 0), 0);
  const chosen = [...sizes, ...ordering.map(({ size }) => size)];
  return {
    people: shares.length,
    ordering: ordering.length,
    paid_people: paid.length,
    units: units(ordering),
    paid_units: units(paid),
    due_fcfa: units(ordering) * unitFcfa,
    paid_fcfa: money(paid),
    cash_fcfa: money(paid.filter(({ paidBy }) => paidBy === "cash")),
    sizes: [...new Set(chosen)]
      .map((size) => ({
        size,
        units: units(ordering.filter((one) => one.size === size)),
        paid_units: units(paid.filter((one) => one.size === size)),
      }))
      .filter((one) => one.units > 0),
  };
}
