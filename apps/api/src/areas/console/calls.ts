import { applicationCalls } from "./applications/calls.ts";
import { auditCalls } from "./audit/calls.ts";
import { consoleCampaignCalls } from "./campaigns/calls.ts";
import { cardDesignCalls } from "./card-designs/calls.ts";
import { consoleChannelCalls } from "./channels/calls.ts";
import { categoryCalls, serviceTypeCalls, townCalls } from "./choices/calls.ts";
import { consoleCounterCalls } from "./counters/calls.ts";
import { dashboardCalls } from "./dashboard/calls.ts";
import { deadJobCalls } from "./dead-jobs/calls.ts";
import { consoleDisputeCalls } from "./disputes/calls.ts";
import { consoleCountryCalls, consoleDistrictCalls } from "./districts/calls.ts";
import { goodwillCreditCalls } from "./goodwill-credits/calls.ts";
import { inboxCalls } from "./inbox/calls.ts";
import { consoleIntroductionCalls } from "./introductions/calls.ts";
import { invoiceCalls } from "./invoices/calls.ts";
import { ledgerAccountCalls } from "./ledger/calls.ts";
import { consoleListingPriceCalls } from "./listing-prices/calls.ts";
import { messageModelCalls } from "./message-models/calls.ts";
import { moderatedArticleCalls, moderatedMediaCalls } from "./moderation/calls.ts";
import { consoleOrderCalls } from "./orders/calls.ts";
import { operatorLogCalls, outageCalls } from "./outages/calls.ts";
import { consolePageCalls } from "./pages/calls.ts";
import { consolePaymentNumberCalls } from "./payment-numbers/calls.ts";
import { consolePaymentCalls } from "./payments/calls.ts";
import { payoutCalls } from "./payouts/calls.ts";
import { peopleCalls } from "./people/calls.ts";
import { sitePictureCalls } from "./pictures/calls.ts";
import { consolePostCalls } from "./posts/calls.ts";
import { privacyRequestCalls } from "./privacy-requests/calls.ts";
import { consoleProviderCalls } from "./providers/calls.ts";
import { consoleRefundCalls } from "./refunds/calls.ts";
import { retentionCalls } from "./retention/calls.ts";
import { moderatedReviewCalls } from "./reviews/calls.ts";
import {
  consoleBookingCalls,
  consoleFabricOrderCalls,
  consoleGiftCalls,
  consoleQuoteCalls,
} from "./sales/calls.ts";
import { senderNameCalls } from "./sender-names/calls.ts";
import { staffSessionCalls } from "./sessions/calls.ts";
import { settingChangeCalls } from "./setting-changes/calls.ts";
import { consoleSiteLinkCalls } from "./site-links/calls.ts";
import { consoleSliderCalls } from "./sliders/calls.ts";
import { staffCalls } from "./staff/calls.ts";
import { statementCalls } from "./statements/calls.ts";
import { subscriberCalls } from "./subscribers/calls.ts";
import { templateCalls } from "./templates/calls.ts";
import { consoleTownHallCalls } from "./town-halls/calls.ts";
import { townHallImportCalls } from "./town-halls/import-calls.ts";
import { consoleVideoCalls } from "./videos/calls.ts";
import { consoleOfferCalls } from "./visibility-offers/calls.ts";

export const consoleCalls = {
  sessions: staffSessionCalls,
  dashboard: dashboardCalls,
  inbox: inboxCalls,
  channels: consoleChannelCalls,
  listingPrices: consoleListingPriceCalls,
  settingChanges: settingChangeCalls,
  messageModels: messageModelCalls,
  cardDesigns: cardDesignCalls,
  campaigns: consoleCampaignCalls,
  senderNames: senderNameCalls,
  goodwillCredits: goodwillCreditCalls,
  townHallImport: townHallImportCalls,
  templates: templateCalls,
  townHalls: consoleTownHallCalls,
  countries: consoleCountryCalls,
  districts: consoleDistrictCalls,
  pages: consolePageCalls,
  posts: consolePostCalls,
  applications: applicationCalls,
  providers: consoleProviderCalls,
  media: moderatedMediaCalls,
  articles: moderatedArticleCalls,
  serviceTypes: serviceTypeCalls,
  towns: townCalls,
  categories: categoryCalls,
  reviews: moderatedReviewCalls,
  orders: consoleOrderCalls,
  bookings: consoleBookingCalls,
  quotes: consoleQuoteCalls,
  gifts: consoleGiftCalls,
  fabricOrders: consoleFabricOrderCalls,
  disputes: consoleDisputeCalls,
  ledgerAccounts: ledgerAccountCalls,
  payments: consolePaymentCalls,
  refunds: consoleRefundCalls,
  statements: statementCalls,
  payouts: payoutCalls,
  invoices: invoiceCalls,
  people: peopleCalls,
  privacyRequests: privacyRequestCalls,
  pictures: sitePictureCalls,
  deadJobs: deadJobCalls,
  outages: outageCalls,
  operatorLogs: operatorLogCalls,
  retention: retentionCalls,
  sliders: consoleSliderCalls,
  videos: consoleVideoCalls,
  counters: consoleCounterCalls,
  introductions: consoleIntroductionCalls,
  siteLinks: consoleSiteLinkCalls,
  visibilityOffers: consoleOfferCalls,
  paymentNumbers: consolePaymentNumberCalls,
  subscribers: subscriberCalls,
  audit: auditCalls,
  staff: staffCalls,
};
