import type { DesignLayout } from "@jdj/contract/console/card-designs";
import type { InvoiceSubject } from "./invoice-samples.ts";
import type { AlbumSubject, CivilFileSubject, SeatingSubject } from "./notebook-subjects.ts";
import type { PayoutSubject } from "./payout-samples.ts";

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
  /** Payments of the cash book; the spare one may be removed. */
  cashEntryId: number;
  spareCashEntryId: number;
  /** What the families bring; the spare one may be removed. */
  dowryItemId: number;
  spareDowryItemId: number;
  civilFile: CivilFileSubject;
  contributions: ContributionSubject;
  seating: SeatingSubject;
  /** The groups of the event. */
  groups: GroupSubject;
  /** The page of the event. */
  eventPage: EventPageSubject;
  /** The guests' photos of the event. */
  album: AlbumSubject;
  /** Guests that a test may delete. */
  spareGuestId: number;
  otherSpareGuestId: number;
  campaignId: number;
  /** A message to the guests that was only saved. */
  messageId: number;
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
  paymentReference: string;
  /** What the event's fabric order has. */
  fabric: FabricSubject;
  /** What the event's gift list has. */
  gifts: GiftSubject;
  /** An unpaid order without a customer. */
  guestCheckout: string;
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
  quoteTemplateId: number;
  /** What the customer was told, and the member of that provider. */
  notice: NoticeSubject;
  shopNotice: NoticeSubject;
  /** What the calls of the console are about. */
  console: ConsoleSubject;
}

/** The page of an event with its lodgings and questions; the spare ones may be removed. */
export interface EventPageSubject {
  slug: string;
  placeId: number;
  sparePlaceId: number;
  questionId: number;
  spareQuestionId: number;
}

/** Groups of an event and who registered with them; the spare ones may be removed. */
export interface GroupSubject {
  linkId: number;
  spareLinkId: number;
  linkToken: string;
  /** Somebody pending. */
  registrationId: number;
  registrationToken: string;
  spareRegistrationToken: string;
}

/** People of a register: one who gave cash and one who may be removed; cash of others, and the member's own. */
export interface ContributionSubject {
  contributorId: number;
  spareContributorId: number;
  cashId: number;
  spareCashId: number;
  ownCashId: number;
  token: string;
  withdrawalId: number;
}

/** What a user was told. */
export interface NoticeSubject {
  noticeId: number;
}

/** The row numbers of what the calls of the console are about. */
export interface ConsoleSubject {
  staffId: number;
  messageId: number;
  modelId: number;
  /** Requests of vendors: one for each answer. */
  approvedId: number;
  refusedId: number;
  /** A shop without a team, and its photo. */
  shopId: number;
  mediumId: number;
  /** A request about data of somebody without an account. */
  privacyRequestId: number;
  /** Somebody who makes no calls. */
  personId: number;
  paymentId: number;
  refundByHandId: number;
  /** A refund of a part of a payment, which a person makes. */
  refundId: number;
  /** Payouts, one for each act. */
  payouts: PayoutSubject;
  /** Invoices that wait for a person. */
  invoices: InvoiceSubject;
  /** A statement with a row that names no payment. */
  statementId: number;
  statementRowId: number;
  paymentReference: string;
  subscriberId: number;
  videoId: number;
  /** The path of an uploaded picture. */
  picturePath: string;
  /** A campaign on its day to come. */
  campaignId: number;
  /** A credit that waits for a second person, and a customer. */
  creditId: number;
  customerEmail: string;
  /** A picture that was uploaded for a card, and where its texts stand. */
  design: { picture: string; layout: DesignLayout };
  senderNameId: number;
  whatsAppTemplateId: number;
  /** Changes of settings that wait for a second person: one for each answer. */
  settingChangeId: number;
  droppedChangeId: number;
}

/** What an event's fabric order has, for the generated tests. */
export interface FabricSubject {
  orderId: number;
  /** An order that a test may close. */
  spareOrderId: number;
  /** A closed order of a product of the marketplace, which somebody paid. */
  shopOrderId: number;
  /** The reference of an order of the shop for a fabric order, which waits for its payment. */
  purchase: string;
  /** A withdrawal that its owner, who is alone, may confirm, with its order; and one to refuse. */
  withdrawal: { orderId: number; id: number };
  spareWithdrawal: { orderId: number; id: number };
  shareId: number;
  /** A share that a test may remove. */
  spareShareId: number;
  /** Of the personal link of the first share. */
  token: string;
}

/** What an event's gift list has, for the generated tests. */
export interface GiftSubject {
  token: string;
  itemId: number;
  /** A wish that a test may remove. */
  spareItemId: number;
  /** A paid gift. */
  giftId: number;
}

/** The row numbers of a customer's cart and orders. */
export interface OrderSubject {
  cartVariantId: number;
  cartLineId: number;
  spareCartLineId: number;
  placedOrder: string;
  /** The key by which it was placed: sent again, it is the same order. */
  placedKey: string;
  /** An order on its way. */
  sentOrderId: number;
  /** Suborders of the customer: sent, and delivered. */
  sentSuborderId: number;
  deliveredSuborderId: number;
  deliveredLineId: number;
  deliveredProductId: number;
  /** One that was sent and is not as agreed. */
  wrongSuborderId: number;
  /** An open dispute of the customer. */
  disputeId: number;
}

/** The row numbers of a beneficiary's numbers. */
export interface NumberSubject {
  /** One that may be paid to, one whose code was not entered, and one that a test may remove. */
  numberId: number;
  unprovenId: number;
  spareId: number;
}

/** What a seller of the marketplace has, for the generated tests. */
export interface ProductSubject {
  /** A listed product, and its variant. */
  productId: number;
  variantId: number;
  /** Questions of the customer about it, one of which a test may delete. */
  questionId: number;
  spareQuestionId: number;
}

/** The row numbers of a provider's things. */
export interface ProviderSubject {
  /** A member of the team who is no owner. */
  teamMemberId: number;
  teamInvitationId: number;
  /** The token of that invitation. */
  teamToken: string;
  mediaId: number;
  addressId: number;
  externalCalendarId: number;
  /** The version of its texts. */
  version: number;
}

/** The row numbers of invoices in a provider's name. */
export interface SellerInvoiceSubject {
  failedId: number;
  byHandId: number;
}

/** The row numbers of what a provider sells. */
export interface SellerProductSubject {
  categoryId: number;
  productId: number;
  imageId: number;
  zoneId: number;
  /** Others that a test may remove. */
  spareProductId: number;
  spareImageId: number;
  spareZoneId: number;
  /** A paid order, and a delivered one that the buyer wants to give back. */
  sellerOrderId: number;
  /** One on its way, whose delivery code is known. */
  sentOrderId: number;
  /** The dispute of such an order. */
  disputeId: number;
  returnedOrderId: number;
  /** A returned order whose products came back. */
  acceptedReturnId: number;
}

/**
 * A valid input for a customer's data. `byId` means that the input contains the id of a row that
 * has an owner: another customer's and a missing one must then answer 404.
 */
export interface Sample {
  byId: boolean;
  input: (subject: Subject) => unknown;
}
