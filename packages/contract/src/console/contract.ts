import { applications } from "./applications.ts";
import { audit } from "./audit.ts";
import { consoleCampaigns } from "./campaigns.ts";
import { consoleCardDesigns } from "./card-designs.ts";
import { channels as consoleChannels } from "./channels.ts";
import { consoleCategories, consoleServiceTypes, consoleTowns } from "./choice-lists.ts";
import { contactInbox } from "./contact-inbox.ts";
import { consoleCounters } from "./counters.ts";
import { dashboard } from "./dashboard.ts";
import { deadJobs } from "./dead-jobs.ts";
import { consoleDisputes } from "./disputes.ts";
import { consoleCountries, consoleDistricts } from "./districts.ts";
import { consoleFieldFigures } from "./field-figures.ts";
import { outages } from "./gateway-outages.ts";
import { consoleGoodwillCredits } from "./goodwill-credits.ts";
import { consoleInvoices } from "./invoices.ts";
import { ledgerAccounts } from "./ledger.ts";
import { consoleListingPrices } from "./listing-prices.ts";
import { messageLog } from "./message-log.ts";
import { messageModels } from "./message-models.ts";
import { consoleNotices } from "./notices.ts";
import { operatorLogs } from "./operator-logs.ts";
import { consoleOrders } from "./orders.ts";
import { consolePages } from "./pages.ts";
import { consolePaperLists } from "./paper-lists.ts";
import { consolePaymentNumbers } from "./payment-numbers.ts";
import { consolePayments } from "./payments.ts";
import { consolePayouts } from "./payouts.ts";
import { people } from "./people.ts";
import { personOverview } from "./person-overview.ts";
import { consolePosts } from "./posts.ts";
import { consolePrivacyRequests } from "./privacy-requests.ts";
import { moderatedQuestions } from "./product-questions.ts";
import { moderatedProducts } from "./products.ts";
import { moderatedMedia } from "./provider-media.ts";
import { consoleProviders } from "./providers.ts";
import { consoleRefunds } from "./refunds.ts";
import { retention } from "./retention.ts";
import { moderatedReviews } from "./reviews.ts";
import {
  consoleBookings,
  consoleContributions,
  consoleFabricOrders,
  consoleGifts,
  consoleQuotes,
} from "./sales.ts";
import { search } from "./search.ts";
import { consoleIntroductions } from "./section-introductions.ts";
import { consoleSenderNames } from "./sender-names.ts";
import { settingChanges } from "./setting-changes.ts";
import { consoleSiteLinks } from "./site-links.ts";
import { sitePictures } from "./site-pictures.ts";
import { consoleSliders } from "./sliders.ts";
import { staff, staffSessions } from "./staff.ts";
import { consoleStatements } from "./statements.ts";
import { subscribers } from "./subscribers.ts";
import { templates } from "./templates.ts";
import { townHallImport } from "./town-hall-import.ts";
import { consoleTownHalls } from "./town-halls.ts";
import { consoleVideos } from "./videos.ts";
import { consoleOffers } from "./visibility-offers.ts";
import { consoleWhatsApp } from "./whatsapp.ts";
import { consoleWhatsAppCosts } from "./whatsapp-costs.ts";
import { consoleWhatsAppPrices } from "./whatsapp-prices.ts";
import { work } from "./work-queue.ts";

/** The calls of the console, by resource. */
export const consoleContract = {
  sessions: staffSessions,
  search,
  work,
  notices: consoleNotices,
  dashboard,
  inbox: contactInbox,
  channels: consoleChannels,
  listingPrices: consoleListingPrices,
  settingChanges,
  messageModels,
  cardDesigns: consoleCardDesigns,
  campaigns: consoleCampaigns,
  senderNames: consoleSenderNames,
  goodwillCredits: consoleGoodwillCredits,
  townHallImport,
  templates,
  townHalls: consoleTownHalls,
  paperLists: consolePaperLists,
  countries: consoleCountries,
  districts: consoleDistricts,
  pages: consolePages,
  posts: consolePosts,
  applications,
  providers: consoleProviders,
  media: moderatedMedia,
  articles: moderatedProducts,
  serviceTypes: consoleServiceTypes,
  towns: consoleTowns,
  categories: consoleCategories,
  reviews: moderatedReviews,
  articleQuestions: moderatedQuestions,
  orders: consoleOrders,
  bookings: consoleBookings,
  quotes: consoleQuotes,
  gifts: consoleGifts,
  contributions: consoleContributions,
  fabricOrders: consoleFabricOrders,
  disputes: consoleDisputes,
  ledgerAccounts,
  payments: consolePayments,
  refunds: consoleRefunds,
  statements: consoleStatements,
  payouts: consolePayouts,
  invoices: consoleInvoices,
  people,
  personOverview,
  messageLog,
  privacyRequests: consolePrivacyRequests,
  pictures: sitePictures,
  deadJobs,
  outages,
  operatorLogs,
  whatsApp: consoleWhatsApp,
  whatsAppPrices: consoleWhatsAppPrices,
  whatsAppCosts: consoleWhatsAppCosts,
  fieldFigures: consoleFieldFigures,
  retention,
  sliders: consoleSliders,
  videos: consoleVideos,
  counters: consoleCounters,
  introductions: consoleIntroductions,
  siteLinks: consoleSiteLinks,
  visibilityOffers: consoleOffers,
  paymentNumbers: consolePaymentNumbers,
  subscribers,
  audit,
  staff,
};
