import { cart } from "./carts/cart.ts";
import { consoleContract } from "./console/contract.ts";
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
import { bookings } from "./bookings/bookings.ts";
import { packages } from "./bookings/packages.ts";
import { proBookings } from "./bookings/pro-bookings.ts";
import { proPackages } from "./bookings/pro-packages.ts";
import { campaigns } from "./cards/campaigns.ts";
import { cardChannels } from "./cards/channels.ts";
import { checkIn } from "./cards/check-in.ts";
import { deliveries } from "./cards/deliveries.ts";
import { cardDesigns } from "./cards/designs.ts";
import { eventCards } from "./cards/event-card.ts";
import { guestList } from "./cards/guest-list.ts";
import { reminders } from "./cards/reminders.ts";
import { responses } from "./cards/responses.ts";
import { rsvp } from "./cards/rsvp.ts";
import { senderNames } from "./cards/sender-names.ts";
import { blog } from "./content/blog.ts";
import { contact } from "./content/contact.ts";
import { newsletter } from "./content/newsletter.ts";
import { previews } from "./content/previews.ts";
import { site } from "./content/site.ts";
import { vendors } from "./content/vendors.ts";
import { favourites } from "./directory/favourites.ts";
import { providerPages } from "./directory/provider-page.ts";
import { providers } from "./directory/providers.ts";
import { towns } from "./directory/towns.ts";
import { disputes } from "./disputes/disputes.ts";
import { fabricMoney } from "./fabric-orders/money.ts";
import { fabricOrders } from "./fabric-orders/orders.ts";
import { publicShares } from "./fabric-orders/public-shares.ts";
import { fabricPurchases } from "./fabric-orders/purchases.ts";
import { giftLists } from "./gifts/lists.ts";
import { hostPayouts } from "./gifts/payouts.ts";
import { publicGiftLists } from "./gifts/public-lists.ts";
import { shopInvoices } from "./invoicing/invoices.ts";
import { invoicingKey } from "./invoicing/keys.ts";
import { listings } from "./listings/listings.ts";
import { articles } from "./marketplace/articles.ts";
import { categories } from "./marketplace/categories.ts";
import { budget } from "./notebook/budget.ts";
import { ceremonies } from "./notebook/ceremonies.ts";
import { committee } from "./notebook/committee.ts";
import { completion } from "./notebook/completion.ts";
import { couple } from "./notebook/couple.ts";
import { events } from "./notebook/events.ts";
import { guests } from "./notebook/guests.ts";
import { planning } from "./notebook/planning.ts";
import { sharing } from "./notebook/sharing.ts";
import { summary } from "./notebook/summary.ts";
import { earnings } from "./orders/earnings.ts";
import { sellerOrders } from "./orders/seller-orders.ts";
import { initiations } from "./payments/initiations.ts";
import { orders } from "./payments/orders.ts";
import { strangerOrders } from "./payments/stranger-orders.ts";
import { hostNumbers, providerNumbers } from "./payouts/numbers.ts";
import { shopInvitations } from "./provider-accounts/invitations.ts";
import { proSessions } from "./provider-accounts/sessions.ts";
import { memberSmsChoice } from "./provider-accounts/sms-choice.ts";
import { team } from "./provider-accounts/team.ts";
import { providerQuoteRequests } from "./quotes/provider-requests.ts";
import { quoteRequests } from "./quotes/requests.ts";
import { reviews } from "./reviews/reviews.ts";
import { sellerArticles } from "./selling/articles.ts";
import { deliveryZones } from "./selling/delivery.ts";
import { articleImages } from "./selling/images.ts";
import { seller } from "./selling/seller.ts";
import { addresses } from "./shop/addresses.ts";
import { calendar } from "./shop/calendar.ts";
import { details } from "./shop/details.ts";
import { figures } from "./shop/figures.ts";
import { hours } from "./shop/hours.ts";
import { media } from "./shop/media.ts";
import { preview } from "./shop/preview.ts";
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
    planning,
    ceremonies,
    guests,
    completion,
    sharing,
  },
  cards: {
    channels: cardChannels,
    designs: cardDesigns,
    campaigns,
    deliveries,
    reminders,
    senderNames,
    rsvp,
    eventCards,
    responses,
    guestList,
    checkIn,
  },
  payments: { initiations, orders, strangerOrders },
  townHalls,
  tour,
  directory: { providers, towns, pages: providerPages, favourites },
  shop: { details, media, addresses, hours, calendar, figures, preview },
  listings,
  invoicing: { invoices: shopInvoices, key: invoicingKey },
  providerAccounts: {
    sessions: proSessions,
    invitations: shopInvitations,
    team,
    smsChoice: memberSmsChoice,
  },
  quotes: { requests: quoteRequests, providerRequests: providerQuoteRequests },
  reviews,
  bookings: { packages, bookings, proPackages, proBookings },
  disputes,
  marketplace: { categories, articles },
  carts: cart,
  orders: { ...marketplaceOrders, sellerOrders, earnings },
  selling: { seller, articles: sellerArticles, images: articleImages, deliveryZones },
  gifts: { lists: giftLists, payouts: hostPayouts, publicLists: publicGiftLists },
  payouts: { providerNumbers, hostNumbers },
  fabric: { orders: fabricOrders, purchases: fabricPurchases, money: fabricMoney, publicShares },
  content: { site, previews, newsletter, contact, blog, vendors },
  console: consoleContract,
};
