import { lt } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import { daysAgo, monthsAgo, retentionPeriods } from "../../../retention-periods.ts";
import { carts } from "../../carts/cart/tables.ts";
import { eraseAddressesBefore } from "../../orders/orders/erase-addresses.ts";
import { deleteInBatches } from "./delete-in-batches.ts";

/** Erases recipients, phones, addresses and notes of old orders; products and amounts stay for the accounts. */
export function purgeOrderAddresses({ db, now }: RequestContext): Promise<number> {
  return eraseAddressesBefore(db, monthsAgo(now, retentionPeriods.orderAddressMonths), now);
}

/** Erases carts that nobody changed for so long. */
export function purgeCarts({ db, now }: RequestContext): Promise<number> {
  return deleteInBatches(db, carts, lt(carts.changedAt, daysAgo(now, retentionPeriods.cartDays)));
}
