import type { ConsoleSubject } from "./console-subjects.ts";
import type { FabricSubject } from "./fabric-samples.ts";
import type { GiftSubject } from "./gift-samples.ts";
import type { OrderSubject } from "./order-samples.ts";
import type { NumberSubject } from "./payout-numbers.ts";
import type { ProductSubject } from "./product-samples.ts";
import type { ProviderSubject } from "./provider-subjects.ts";
import type { SellerInvoiceSubject } from "./seller-invoice-samples.ts";
import type { SellerProductSubject } from "./seller-product-samples.ts";

/** The ids of one customer's data, for samples of calls. */
export interface Subject {
  userId: number;
  email: string;
  customerId: number;
  eventId: number;
  /** The provider whose member makes the calls of the providers' space. */
  providerId: number;
  /** The address of that member. */
  providerEmail: string;
  /** What that provider has. */
  shop: ProviderSubject;
  /** The customer's cart and orders. */
  orders: OrderSubject;
  /** The numbers for payouts of that provider, and of the hosts of the event. */
  shopNumbers: NumberSubject;
  hostNumbers: NumberSubject;
  /** The invoices in that provider's name. */
  shopInvoices: SellerInvoiceSubject;
  /** What that provider sells. */
  selling: SellerProductSubject;
  marketplace: ProductSubject;
  /** The member's review, another that may be deleted, and an invented one of the provider; a provider whom they may review. */
  reviewId: number;
  spareReviewId: number;
  inventedReviewId: number;
  unreviewedProviderId: number;
  /** An event that a test may delete, and restore. */
  spareEventId: number;
  roleId: number;
  categoryId: number;
  guestId: number;
  /** Guests that a test may delete. */
  spareGuestId: number;
  otherSpareGuestId: number;
  campaignId: number;
  senderNameId: number;
  /** A session that a test may end. */
  spareSessionId: number;
  cardToken: string;
  /** Of the event's public card, of its check-in link, and of a join request. */
  eventCardToken: string;
  checkInKey: string;
  checkInLinkId: number;
  joinRequestId: number;
  /** An unpaid order. */
  orderReference: string;
  /** What the event's fabric order has. */
  fabric: FabricSubject;
  /** What the event's gift list has. */
  gifts: GiftSubject;
  /** An unpaid order without a customer. */
  strangerOrder: string;
  /** A package of the provider, and the customer's booking of it. */
  packageId: number;
  bookingId: number;
  /** Others that a test may remove and cancel. */
  sparePackageId: number;
  spareBookingId: number;
  /** A member of the shared event, an open invitation, and two who ask to join by others. */
  memberId: number;
  invitationId: number;
  membershipRequestId: number;
  spareMembershipRequestId: number;
  /** A request for a quote to that provider, with a quote that waits for its answer. */
  quoteRequestId: number;
  /** What the calls of the console are about. */
  console: ConsoleSubject;
}

let phones = 0;

/** A number that no other row has. */
export function freshPhone(): string {
  phones += 1;
  const digits = String(phones).padStart(4, "0");
  return `+(225) 05 09 09 ${digits.slice(0, 2)} ${digits.slice(2)}`;
}

/**
 * A valid input for a customer's data. `byId` means that the input contains the id of a row that
 * has an owner: another customer's and a missing one must then answer 404.
 */
export interface Sample {
  byId: boolean;
  input: (subject: Subject) => unknown;
}
