import { peopleCalls } from "../accounts/people/staff-calls.ts";
import { consoleCampaignCalls } from "../campaigns/campaigns/staff/calls.ts";
import { consoleChannelCalls } from "../campaigns/channels/staff/calls.ts";
import { goodwillCreditCalls } from "../campaigns/goodwill-credits/staff-calls.ts";
import { senderNameCalls } from "../campaigns/sender-names/staff/calls.ts";
import { whatsAppCostCalls } from "../campaigns/whatsapp-costs/staff/calls.ts";
import { consolePostCalls } from "../content/blog/staff/calls.ts";
import { contactInboxCalls } from "../content/contact/staff/calls.ts";
import { consoleCounterCalls } from "../content/counters/staff-calls.ts";
import { subscriberCalls } from "../content/newsletter/staff/calls.ts";
import { consolePageCalls } from "../content/pages/staff/calls.ts";
import { consolePaymentNumberCalls } from "../content/payment-numbers/staff-calls.ts";
import { consoleIntroductionCalls } from "../content/section-introductions/staff/calls.ts";
import { consoleSiteLinkCalls } from "../content/site-links/staff-calls.ts";
import { consoleSliderCalls } from "../content/sliders/staff-calls.ts";
import { consoleOfferCalls } from "../content/vendors/staff/calls.ts";
import { consoleVideoCalls } from "../content/videos/staff-calls.ts";
import { messageModelCalls } from "../designs/models/staff/calls.ts";
import { sitePictureCalls } from "../files/site-pictures/staff-calls.ts";
import { templateCalls } from "../notebook/templates/staff-calls.ts";
import { staffNoticeCalls } from "../notices/staff/calls.ts";
import { operatorAlertCalls } from "../operations/alerts/staff-calls.ts";
import { consoleFieldFigureCalls } from "../operations/field-figures/calls.ts";
import { outageCalls } from "../operations/gateway-outages/staff-calls.ts";
import { lostMessageCalls } from "../operations/outgoing-messages/staff-calls.ts";
import { whatsAppAccountCalls } from "../operations/whatsapp-account/staff-calls.ts";
import { whatsAppPriceCalls } from "../operations/whatsapp-prices/staff/calls.ts";
import { invoiceCalls } from "../payments/invoices/staff/calls.ts";
import { consoleRefundCalls } from "../payments/refunds/staff/calls.ts";
import { statementCalls } from "../payments/statements/staff-calls.ts";
import { payoutCalls } from "../payouts/payouts/staff/calls.ts";
import { privacyRequestCalls } from "../privacy/privacy-requests/staff/calls.ts";
import { retentionCalls } from "../privacy/retention/staff/calls.ts";
import { moderatedProductCalls } from "../products/products/staff/calls.ts";
import { moderatedQuestionCalls } from "../products/questions/staff/calls.ts";
import { applicationCalls } from "../providers/applications/staff-calls.ts";
import { consoleListingPriceCalls } from "../providers/listings/prices/staff/calls.ts";
import { moderatedMediaCalls } from "../providers/media/staff/calls.ts";
import { moderatedReviewCalls } from "../reviews/staff/calls.ts";
import { staffCalls } from "../staff/team/calls.ts";
import { consoleCountryCalls, consoleDistrictCalls } from "../town-halls/districts/staff-calls.ts";
import { consolePaperListCalls } from "../town-halls/papers/staff-calls.ts";
import { consoleTownHallCalls } from "../town-halls/staff/calls.ts";
import { townHallImportCalls } from "../town-halls/staff/import-calls.ts";
import { auditCalls } from "./audit/calls.ts";
import { cardDesignCalls } from "./card-designs/calls.ts";
import { categoryCalls, serviceTypeCalls, townCalls } from "./choice-lists/calls.ts";
import { dashboardCalls } from "./dashboard/calls.ts";
import { deadJobCalls } from "./dead-jobs/calls.ts";
import { consoleDisputeCalls } from "./disputes/calls.ts";
import { ledgerAccountCalls } from "./ledger/calls.ts";
import { messageLogCalls } from "./message-log/calls.ts";
import { consoleOrderCalls } from "./orders/calls.ts";
import { consolePaymentCalls } from "./payments/calls.ts";
import { personOverviewCalls } from "./person-overview/calls.ts";
import { consoleProviderCalls } from "./providers/calls.ts";
import {
  consoleBookingCalls,
  consoleContributionCalls,
  consoleFabricOrderCalls,
  consoleGiftCalls,
  consoleQuoteCalls,
} from "./sales/calls.ts";
import { consoleSearchCalls } from "./search/calls.ts";
import { staffSessionCalls } from "./sessions/calls.ts";
import { settingChangeCalls } from "./setting-changes/calls.ts";
import { workCalls } from "./work-queue/calls.ts";

export const consoleCalls = {
  sessions: staffSessionCalls,
  search: consoleSearchCalls,
  work: workCalls,
  notices: staffNoticeCalls,
  dashboard: dashboardCalls,
  inbox: contactInboxCalls,
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
  paperLists: consolePaperListCalls,
  countries: consoleCountryCalls,
  districts: consoleDistrictCalls,
  pages: consolePageCalls,
  posts: consolePostCalls,
  applications: applicationCalls,
  providers: consoleProviderCalls,
  media: moderatedMediaCalls,
  articles: moderatedProductCalls,
  serviceTypes: serviceTypeCalls,
  towns: townCalls,
  categories: categoryCalls,
  reviews: moderatedReviewCalls,
  articleQuestions: moderatedQuestionCalls,
  orders: consoleOrderCalls,
  bookings: consoleBookingCalls,
  quotes: consoleQuoteCalls,
  gifts: consoleGiftCalls,
  contributions: consoleContributionCalls,
  fabricOrders: consoleFabricOrderCalls,
  disputes: consoleDisputeCalls,
  ledgerAccounts: ledgerAccountCalls,
  payments: consolePaymentCalls,
  refunds: consoleRefundCalls,
  statements: statementCalls,
  payouts: payoutCalls,
  invoices: invoiceCalls,
  people: peopleCalls,
  personOverview: personOverviewCalls,
  messageLog: messageLogCalls,
  privacyRequests: privacyRequestCalls,
  pictures: sitePictureCalls,
  deadJobs: deadJobCalls,
  outages: outageCalls,
  operatorLogs: { ...lostMessageCalls, ...operatorAlertCalls },
  whatsApp: whatsAppAccountCalls,
  whatsAppPrices: whatsAppPriceCalls,
  whatsAppCosts: whatsAppCostCalls,
  fieldFigures: consoleFieldFigureCalls,
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
