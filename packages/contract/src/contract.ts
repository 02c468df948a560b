import { cart } from "./carts/cart.ts";
import { consoleContract } from "./console/contract.ts";
import { fieldFigures } from "./operations/field-figures.ts";
import { orders as marketplaceOrders } from "./orders/orders.ts";
import "./call/french-issues.ts";
import { accountErasure } from "./accounts/account-erasure.ts";
import { customers } from "./accounts/customers.ts";
import { dataExport } from "./accounts/data-export.ts";
import { emailVerification } from "./accounts/email-verification.ts";
import { facebook } from "./accounts/facebook.ts";
import { passwordReset } from "./accounts/password-reset.ts";
import { phoneVerification } from "./accounts/phone-verification.ts";
import { profile } from "./accounts/profile.ts";
import { registration } from "./accounts/registration.ts";
import { registrationMethods } from "./accounts/registration-methods.ts";
import { sessions } from "./accounts/sessions.ts";
import { smsChoice } from "./accounts/sms-choice.ts";
import { albumCollection } from "./album/collection.ts";
import { publicAlbum } from "./album/public-album.ts";
import { albumSending } from "./album/sending.ts";
import { bookings } from "./bookings/bookings.ts";
import { calendar } from "./bookings/calendar.ts";
import { leadConversion } from "./bookings/lead-conversion.ts";
import { packages } from "./bookings/packages.ts";
import { providerBookings } from "./bookings/provider-bookings.ts";
import { providerPackages } from "./bookings/provider-packages.ts";
import { campaigns } from "./campaigns/campaigns.ts";
import { cardFacts } from "./campaigns/card-facts.ts";
import { cardChannels } from "./campaigns/channels.ts";
import { deliveries } from "./campaigns/deliveries.ts";
import { guestReplies } from "./campaigns/guest-replies.ts";
import { otherChannel } from "./campaigns/other-channel.ts";
import { phoneNotices } from "./campaigns/phone-notices.ts";
import { reminders } from "./campaigns/reminders.ts";
import { senderNames } from "./campaigns/sender-names.ts";
import { civilFile } from "./civil-file/civil-file.ts";
import { blog } from "./content/blog.ts";
import { contact } from "./content/contact.ts";
import { newsletter } from "./content/newsletter.ts";
import { previews } from "./content/previews.ts";
import { site } from "./content/site.ts";
import { vendors } from "./content/vendors.ts";
import { contributionMoney } from "./contributions/money.ts";
import { publicContributions } from "./contributions/public-contribution.ts";
import { contributionRegister } from "./contributions/register.ts";
import { cardDesigns } from "./designs/designs.ts";
import { disputes } from "./disputes/disputes.ts";
import { publicEventPages } from "./event-page/public-page.ts";
import { eventPageSettings } from "./event-page/settings.ts";
import { fabricMoney } from "./fabric-orders/money.ts";
import { fabricOrders } from "./fabric-orders/orders.ts";
import { publicShares } from "./fabric-orders/public-shares.ts";
import { fabricPurchases } from "./fabric-orders/purchases.ts";
import { giftLists } from "./gifts/lists.ts";
import { hostPayouts } from "./gifts/payouts.ts";
import { publicGiftLists } from "./gifts/public-lists.ts";
import { checkIn } from "./invitations/check-in.ts";
import { eventCards } from "./invitations/event-card.ts";
import { groupRegistrations } from "./invitations/group-registrations.ts";
import { guestList } from "./invitations/guest-list.ts";
import { guestPages } from "./invitations/guest-page.ts";
import { messageSequence } from "./invitations/message-sequence.ts";
import { guestMessages } from "./invitations/messages-to-guests.ts";
import { responses } from "./invitations/responses.ts";
import { rsvp } from "./invitations/rsvp.ts";
import { seating } from "./invitations/seating.ts";
import { shopInvoices } from "./invoicing/invoices.ts";
import { invoicingKey } from "./invoicing/keys.ts";
import { budget } from "./notebook/budget.ts";
import { cashBook } from "./notebook/cash-book.ts";
import { ceremonies } from "./notebook/ceremonies.ts";
import { committee } from "./notebook/committee.ts";
import { completion } from "./notebook/completion.ts";
import { couple } from "./notebook/couple.ts";
import { dowry } from "./notebook/dowry.ts";
import { events } from "./notebook/events.ts";
import { groupLinks } from "./notebook/group-links.ts";
import { guests } from "./notebook/guests.ts";
import { planning } from "./notebook/planning.ts";
import { sharing } from "./notebook/sharing.ts";
import { summary } from "./notebook/summary.ts";
import { notices, providerNotices } from "./notices/notices.ts";
import { earnings } from "./orders/earnings.ts";
import { sellerOrders } from "./orders/seller-orders.ts";
import { guestCheckouts } from "./payments/guest-checkout.ts";
import { initiations } from "./payments/initiations.ts";
import { payments } from "./payments/payments.ts";
import { hostNumbers, providerNumbers } from "./payouts/numbers.ts";
import { categories } from "./products/categories.ts";
import { deliveryZones } from "./products/delivery.ts";
import { productImages } from "./products/images.ts";
import { products } from "./products/products.ts";
import { productQuestions } from "./products/questions.ts";
import { seller } from "./products/seller.ts";
import { sellerProducts } from "./products/seller-products.ts";
import { shops } from "./products/shops.ts";
import { wishes } from "./products/wishes.ts";
import { addresses } from "./providers/addresses.ts";
import { availability } from "./providers/availability.ts";
import { boosts } from "./providers/boosts.ts";
import { memberDataExport } from "./providers/data-export.ts";
import { providerDetail } from "./providers/detail.ts";
import { directory } from "./providers/directory.ts";
import { favourites } from "./providers/favourites.ts";
import { hours } from "./providers/hours.ts";
import { providerInvitations } from "./providers/invitations.ts";
import { listings } from "./providers/listings.ts";
import { media } from "./providers/media.ts";
import { preview } from "./providers/preview.ts";
import { providerProfile } from "./providers/profile.ts";
import { questions } from "./providers/questions.ts";
import { providerSessions } from "./providers/sessions.ts";
import { memberSmsChoice } from "./providers/sms-choice.ts";
import { statistics } from "./providers/statistics.ts";
import { team } from "./providers/team.ts";
import { towns } from "./providers/towns.ts";
import { providerQuoteRequests } from "./quotes/provider-quote-requests.ts";
import { quoteRequests } from "./quotes/quote-requests.ts";
import { quoteTemplates } from "./quotes/templates.ts";
import { productReviews } from "./reviews/product-reviews.ts";
import { reviews } from "./reviews/reviews.ts";
import { tour } from "./tour/tour.ts";
import { townHalls } from "./town-halls/town-halls.ts";

/** Every call of the product: area, noun, call. The API implements this tree, the site and others call it. */
export const contract = {
  accounts: {
    sessions,
    registration,
    emailVerification,
    customers,
    passwordReset,
    phoneVerification,
    smsChoice,
    profile,
    registrationMethods,
    facebook,
    dataExport,
    accountErasure,
  },
  notebook: {
    events,
    couple,
    summary,
    committee,
    budget,
    cashBook,
    dowry,
    planning,
    ceremonies,
    guests,
    groupLinks,
    completion,
    sharing,
  },
  designs: cardDesigns,
  campaigns: {
    channels: cardChannels,
    campaigns,
    deliveries,
    firstCard: cardFacts,
    guestReplies,
    otherChannel,
    phoneNotices,
    reminders,
    senderNames,
  },
  invitations: {
    rsvp,
    eventCards,
    responses,
    guestList,
    messageSequence,
    guestMessages,
    guestPages,
    checkIn,
    groupRegistrations,
    seating,
  },
  eventPage: { settings: eventPageSettings, publicPages: publicEventPages },
  album: { collection: albumCollection, sending: albumSending, publicAlbum },
  payments: { initiations, orders: payments, guestCheckouts },
  townHalls,
  civilFile,
  contributions: {
    register: contributionRegister,
    money: contributionMoney,
    publicContributions,
  },
  tour,
  providers: {
    directory,
    detail: providerDetail,
    towns,
    favourites,
    profile: providerProfile,
    media,
    addresses,
    hours,
    questions,
    availability,
    statistics,
    preview,
    sessions: providerSessions,
    invitations: providerInvitations,
    team,
    smsChoice: memberSmsChoice,
    dataExport: memberDataExport,
    listings,
    boosts,
  },
  invoicing: { invoices: shopInvoices, key: invoicingKey },
  quotes: {
    requests: quoteRequests,
    providerRequests: providerQuoteRequests,
    templates: quoteTemplates,
  },
  reviews: { ...reviews, products: productReviews },
  bookings: {
    packages,
    bookings,
    proPackages: providerPackages,
    proBookings: providerBookings,
    calendar,
    leadConversion,
  },
  disputes,
  products: {
    categories,
    products,
    seller,
    sellerProducts,
    images: productImages,
    deliveryZones,
    shops,
    questions: productQuestions,
    wishes,
  },
  carts: cart,
  orders: { ...marketplaceOrders, sellerOrders, earnings },
  gifts: { lists: giftLists, payouts: hostPayouts, publicLists: publicGiftLists },
  payouts: { providerNumbers, hostNumbers },
  fabric: { orders: fabricOrders, purchases: fabricPurchases, money: fabricMoney, publicShares },
  content: { site, previews, newsletter, contact, blog, vendors },
  operations: { fieldFigures },
  notices: { customer: notices, provider: providerNotices },
  console: consoleContract,
};
