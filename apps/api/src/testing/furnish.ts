import { senderNames } from "../areas/campaigns/sender-names/tables.ts";
import { openSession, type ProviderActor, registerProvider } from "./actors.ts";
import { furnishAlbum, missingAlbum } from "./album-samples.ts";
import type { TestApp } from "./app.ts";
import { furnishBookings } from "./booking-samples.ts";
import { furnishCashBook } from "./cash-book-samples.ts";
import type { CastMember } from "./cast.ts";
import { furnishCivilFile, missingCivilFile } from "./civil-file-samples.ts";
import { furnishConsole, missingConsole } from "./console-subjects.ts";
import { furnishContributions, missingContributions } from "./contribution-samples.ts";
import { findRecipients } from "./deliveries.ts";
import { furnishDowry } from "./dowry-samples.ts";
import { furnishEventPage, missingEventPage } from "./event-page-samples.ts";
import { furnishFabric, missingFabric } from "./fabric-samples.ts";
import { furnishGifts, missingGifts } from "./gift-samples.ts";
import { furnishGroups, missingGroups } from "./group-samples.ts";
import { httpCaller } from "./http-client.ts";
import { furnishNotice } from "./notice-samples.ts";
import { missingOrders } from "./order-samples.ts";
import { furnishOrders } from "./order-subjects.ts";
import { guestCheckoutFor, paymentFor } from "./payment-samples.ts";
import { furnishNumbers, missingNumbers } from "./payout-numbers.ts";
import { furnishProducts, missingProducts } from "./product-samples.ts";
import { furnishProvider, missingProvider } from "./provider-subjects.ts";
import { furnishQuotes } from "./quote-samples.ts";
import { furnishResponses } from "./responses.ts";
import { furnishReviews } from "./reviews.ts";
import { samples } from "./samples.ts";
import { furnishSeating, missingSeating } from "./seating-samples.ts";
import { furnishSellerInvoices, missingSellerInvoices } from "./seller-invoice-samples.ts";
import { furnishSellerProducts, missingSellerProducts } from "./seller-product-samples.ts";
import { furnishSharing } from "./sharing.ts";
import type { Subject } from "./subject.ts";

/**
 * Fills a member's notebook so that every call has a subject, and returns the row numbers.
 * @param provider whose things the calls of the providers' space are about; a new one without it
 */
export async function furnish(
  app: TestApp,
  member: CastMember,
  provider?: ProviderActor,
): Promise<Subject> {
  const ofProvider = provider ?? (await registerProvider(app, `pro-of-${member.email}`));
  const { providerId, email: providerEmail } = ofProvider;
  const call = httpCaller(app, member.token);
  const marrieds = (await call("notebook.couple.marriedsByEvent", { eventId: member.eventId }))
    .body as { id: number }[];
  const categories = (await call("notebook.guests.categories", undefined)).body as { id: number }[];
  const spare = (
    await call("notebook.events.createEvent", {
      event_type_id: 3,
      name: "Baptême",
      description: "À Yopougon",
    })
  ).body as { data: { id: number } };
  const orders = await furnishOrders(app, member, providerId);
  const hostNumbers = await furnishNumbers(app, { account: "hosts", eventId: member.eventId });
  const base = {
    ...member,
    providerId,
    providerEmail,
    shop: await furnishProvider(app, providerId),
    selling: await furnishSellerProducts(app, providerId),
    shopNumbers: await furnishNumbers(app, { account: "seller", providerId }),
    shopInvoices: await furnishSellerInvoices(app, providerId),
    hostNumbers,
    contributions: await furnishContributions(app, member, hostNumbers.numberId),
    orders,
    marketplace: await furnishProducts(app, providerId, member.customerId),
    console: await furnishConsole(app, member),
    notice: await furnishNotice(app, member.userId),
    shopNotice: await furnishNotice(app, ofProvider.userId),
    spareEventId: spare.data.id,
    roleId: marrieds[0]?.id ?? 0,
    categoryId: categories[0]?.id ?? 0,
    guestId: 0,
    spareGuestId: 0,
    otherSpareGuestId: 0,
    campaignId: 0,
    messageId: 0,
    senderNameId: 0,
    spareSessionId: (await openSession(app, member.email)).sessionId,
    cardToken: "",
    ...(await furnishCashBook(app, member)),
    ...(await furnishDowry(app, member)),
    civilFile: await furnishCivilFile(app, member),
    seating: missingSeating,
    groups: await furnishGroups(app, member),
    eventPage: await furnishEventPage(app, member),
    album: await furnishAlbum(app, member),
    ...(await furnishResponses(app, member)),
    ...(await furnishSharing(app, member)),
    ...(await furnishQuotes(app, member, ofProvider)),
    ...(await furnishReviews(app, member, providerId)),
    paymentReference: (await paymentFor(app, member)).reference,
    fabric: await furnishFabric(app, member, orders.cartVariantId),
    gifts: await furnishGifts(app, member),
    guestCheckout: (await guestCheckoutFor(app, member.customerId)).reference,
    ...(await furnishBookings(app, member, providerId)),
  };
  const add = samples["notebook.guests.addGuests"].input;
  const pco = samples["notebook.committee.saveMember"].input(base);
  await call("notebook.committee.saveMember", pco);
  const rows = [add(base), add(base), add(base), add(base)].flat();
  const added = (await call("notebook.guests.addGuests", rows)).body as { data: { id: number }[] };
  const guestId = added.data[0]?.id ?? 0;
  const withGuests = {
    ...base,
    guestId,
    seating: await furnishSeating(app, member, [guestId, added.data[3]?.id ?? 0]),
    spareGuestId: added.data[1]?.id ?? 0,
    otherSpareGuestId: added.data[2]?.id ?? 0,
  };
  const sent = (
    await call(
      "campaigns.campaigns.createCampaign",
      samples["campaigns.campaigns.createCampaign"].input(withGuests),
    )
  ).body as { data: { id: number } };
  const save = samples["invitations.guestMessages.save"].input(withGuests);
  const saved = (await call("invitations.guestMessages.save", save)).body as {
    data: { id: number };
  };
  const [delivery] = await findRecipients(app, sent.data.id);
  const [senderName] = await app.db
    .insert(senderNames)
    .values({ eventId: base.eventId, name: "Famille AK" })
    .returning();
  const senderNameId = senderName?.id ?? 0;
  const cardToken = delivery?.token ?? "";
  return {
    ...withGuests,
    campaignId: sent.data.id,
    messageId: saved.data.id,
    senderNameId,
    cardToken,
  };
}

/** The same things, none of which exists. */
export function missingOf(own: Subject): Subject {
  return {
    ...own,
    userId: 999_999_999,
    customerId: 999_999_999,
    providerId: 999_999_999,
    shop: missingProvider,
    selling: { ...missingSellerProducts, categoryId: own.selling.categoryId },
    orders: { ...missingOrders, cartVariantId: own.orders.cartVariantId },
    console: missingConsole,
    marketplace: missingProducts,
    notice: { noticeId: 999_999_999 },
    shopNotice: { noticeId: 999_999_999 },
    eventId: 999_999_999,
    spareEventId: 999_999_999,
    guestId: 999_999_999,
    spareGuestId: 999_999_999,
    groups: missingGroups,
    civilFile: missingCivilFile,
    contributions: missingContributions,
    seating: missingSeating,
    eventPage: missingEventPage,
    album: missingAlbum,
    cashEntryId: 999_999_999,
    dowryItemId: 999_999_999,
    spareDowryItemId: 999_999_999,
    spareCashEntryId: 999_999_999,
    otherSpareGuestId: 999_999_999,
    campaignId: 999_999_999,
    messageId: 999_999_999,
    senderNameId: 999_999_999,
    spareSessionId: 999_999_999,
    cardToken: "aaaaaaaaaaaaaaaaaaaaaa",
    eventCardToken: "e.aaaaaaaaaaaaaaaaaaaaaa",
    checkInKey: "1.aaaaaaaaaaaaaaaaaaaaaa",
    checkInLinkId: 999_999_999,
    joinRequestId: 999_999_999,
    paymentReference: "JJ20260101000000AAAAAAAAAAAA",
    fabric: missingFabric,
    gifts: missingGifts,
    shopNumbers: missingNumbers,
    hostNumbers: missingNumbers,
    shopInvoices: missingSellerInvoices,
    guestCheckout: "JJ20260101000000AAAAAAAAAAAB",
    packageId: 999_999_999,
    bookingId: 999_999_999,
    sparePackageId: 999_999_999,
    spareBookingId: 999_999_999,
    memberId: 999_999_999,
    invitationId: 999_999_999,
    membershipRequestId: 999_999_999,
    spareMembershipRequestId: 999_999_999,
    quoteRequestId: 999_999_999,
    quoteTemplateId: 999_999_999,
    reviewId: 999_999_999,
    spareReviewId: 999_999_999,
    inventedReviewId: 999_999_999,
    unreviewedProviderId: 999_999_999,
  };
}
