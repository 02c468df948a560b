import type { StockState } from "@jdj/contract/products/products";

/** So many units that are left are counted before buyers. */
const FEW = 5;

/** What buyers read of a stock. @param left units that nobody reserved; null for a service, whose days are counted */
export function stockState(left: number | null): StockState {
  if (left === null) return "in";
  return left <= 0 ? "out" : left <= FEW ? "few" : "in";
}

/** The state of a product by those of its variants: the best of them. */
export function bestStock(states: readonly StockState[]): StockState {
  return states.includes("in") ? "in" : states.includes("few") ? "few" : "out";
}
