import type { SubjectKind } from "@jdj/contract/payments/subjects";
import { describeBooking } from "./areas/bookings/bookings/describe-booking.ts";
import { describeContribution } from "./areas/contributions/mobile-money/describe-payment.ts";
import { describeShare } from "./areas/fabric-orders/shares/describe-share.ts";
import { describeGift } from "./areas/gifts/gifts/describe-gift.ts";
import { describePurchase } from "./areas/orders/payment/describe-purchase.ts";
import type { DescribeSubject } from "./areas/payments/receipts/subject-details.ts";
import { describeListingPurchase } from "./areas/providers/listings/purchases/describe-purchase.ts";
import { describeQuote } from "./areas/quotes/offers/describe-quote.ts";

/** Who describes each kind of subject. */
const describers: Record<SubjectKind, DescribeSubject> = {
  quote: describeQuote,
  booking: describeBooking,
  order: describePurchase,
  gift: describeGift,
  "fabric-share": describeShare,
  contribution: describeContribution,
  listing: describeListingPurchase,
  boost: describeListingPurchase,
};

/** Describes what was paid for, by the area that it is of. */
export const describeSubject: DescribeSubject = (db, subject, scope) =>
  describers[subject.kind](db, subject, scope);
