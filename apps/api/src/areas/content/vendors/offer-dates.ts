import { dateAfter } from "@jdj/french/dates";

/** An offer's terms as stored. */
interface OfferTerms {
  priceFcfa: number;
  orderPercent: number;
  offeredOn: string;
  validDays: number;
}

/** The last day on which an offer may be ordered: its date is the first of 30 days. */
export function validUntil({ offeredOn, validDays }: OfferTerms): string {
  return dateAfter(offeredOn, validDays - 1, "days");
}

/** Whether the last day of an offer has passed. */
export function isOver(offer: OfferTerms, today: string): boolean {
  return validUntil(offer) < today;
}

/** Whether an offer may be ordered today. */
export function isOnOffer(offer: OfferTerms, today: string): boolean {
  return offer.offeredOn <= today && !isOver(offer, today);
}

/** The two payments of an offer, in whole FCFA: 70 % with the order, the remainder on delivery. */
export function payments({ priceFcfa, orderPercent }: OfferTerms) {
  const atOrderFcfa = Math.round((priceFcfa * orderPercent) / 100);
  return { atOrderFcfa, atDeliveryFcfa: priceFcfa - atOrderFcfa };
}
