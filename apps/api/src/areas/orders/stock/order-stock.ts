import type { Database } from "../../../database/connect.ts";
import { freeDays, takeDays } from "./change-service-places.ts";
import { changeStock, stockChanges } from "./change-stock.ts";

/** What a line of an order holds: units of a variant, or places of a service on a day. */
export interface HeldLine {
  kind: "product" | "service";
  productId: number | null;
  variantId: number | null;
  day: string | null;
  quantity: number;
}

function split(lines: readonly HeldLine[]) {
  return {
    // What was withdrawn for good has no stock any more.
    units: lines.flatMap(({ kind, variantId, quantity }) =>
      kind === "product" && variantId !== null ? [{ variantId, quantity }] : [],
    ),
    days: lines.flatMap(({ kind, productId, day, quantity }) =>
      kind === "service" && productId !== null && day !== null
        ? [{ productId: productId, day, quantity }]
        : [],
    ),
  };
}

/** Whether places of all services among some lines were taken; the caller rolls back when they were not. */
export async function reserveDays(tx: Database, lines: readonly HeldLine[]): Promise<boolean> {
  return (await takeDays(tx, split(lines).days)).length === 0;
}

/** Takes the stock that was reserved: it is sold. */
export async function takeReservedLines(tx: Database, lines: readonly HeldLine[]): Promise<void> {
  await changeStock(tx, split(lines).units, stockChanges.take);
}

/** Gives back the stock that an unpaid order holds. */
export async function releaseLines(tx: Database, lines: readonly HeldLine[]): Promise<void> {
  const { units, days } = split(lines);
  await changeStock(tx, units, stockChanges.release);
  await freeDays(tx, days);
}

/** Whether all stock of some lines was free and is taken now; the caller rolls back when it was not. */
export async function takeFreeLines(tx: Database, lines: readonly HeldLine[]): Promise<boolean> {
  if (lines.some(({ productId, variantId }) => productId === null || variantId === null))
    return false;
  const { units, days } = split(lines);
  const short = [
    ...(await takeDays(tx, days)),
    ...(await changeStock(tx, units, stockChanges.takeFree)),
  ];
  return short.length === 0;
}

/** Puts back the stock of a paid order that is cancelled. */
export async function putBackLines(tx: Database, lines: readonly HeldLine[]): Promise<void> {
  const { units, days } = split(lines);
  await changeStock(tx, units, stockChanges.putBack);
  await freeDays(tx, days);
}
