import { refusal } from "@jdj/contract/call/refusals";
import { at } from "@jdj/contract/paths/addresses";
import { calendarDate, type RequestContext } from "../../../../app-context.ts";
import type { Payment } from "../../../payments/payments/open-payment.ts";
import { lockListed } from "../../subscriptions/lock-listed.ts";
import { findOffered, openPurchase, refuseWithoutGateway } from "../purchases/open-purchase.ts";
import { lastDayOfKind } from "../purchases/record-payment.ts";
import { findBoostPeriods } from "./find-boost-periods.ts";
import { pageState } from "./shop-page-state.ts";

const refusalOf = {
  suspended: "shop-suspended",
  hidden: "boost-page-hidden",
  highlighted: "boost-highlighted",
} as const;

/**
 * Opens the payment of a boost. The same days at the same price answer the payment that is open;
 * others close it. A payment that arrives for a closed one counts all the same.
 * @throws shop-suspended; boost-page-hidden; boost-highlighted; boost-beyond-listing when the listing
 * ends before the boost would; deposits-closed; 422 at `days` for a length that is not on offer
 */
export async function buyBoost(
  context: RequestContext,
  { providerId, days }: { providerId: number; days: number },
): Promise<Payment> {
  const { db, now, payments } = context;
  refuseWithoutGateway(payments);
  return db.transaction(async (tx) => {
    const provider = await lockListed(tx, providerId);
    if (provider === null) throw new Error("The provider has vanished");
    const page = await pageState(tx, { ...provider, providerId });
    if (page !== "public") throw refusal(refusalOf[page]);
    const limits = { field: "days", mostFcfa: payments.mostFcfa };
    const offer = await findOffered(tx, { kind: "boost", length: days }, limits);
    const { endsOn } = (await findBoostPeriods(tx, { providerId, today: calendarDate(now) }))(days);
    const listedUntil = await lastDayOfKind(tx, providerId, "listing");
    if (listedUntil === null || listedUntil < endsOn) throw refusal("boost-beyond-listing");
    return openPurchase(tx, { ...offer, provider, backPath: at("proBoost"), now });
  });
}
