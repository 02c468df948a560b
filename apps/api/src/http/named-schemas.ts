import { CodeSent } from "@jdj/contract/accounts/code-sent";
import { Customer } from "@jdj/contract/accounts/customers";
import { DataSection } from "@jdj/contract/accounts/data-export";
import { PasswordSet } from "@jdj/contract/accounts/password-reset";
import { Role, Session, User } from "@jdj/contract/accounts/sessions";
import { SmsChoice, SmsChosen } from "@jdj/contract/accounts/sms-choice";
import { Booking } from "@jdj/contract/bookings/bookings";
import { Package } from "@jdj/contract/bookings/packages";
import { ReceivedBooking } from "@jdj/contract/bookings/pro-bookings";
import { OwnPackage } from "@jdj/contract/bookings/pro-packages";
import { Done } from "@jdj/contract/call/shapes";
import { CampaignPrice, CampaignProgress } from "@jdj/contract/campaigns/campaign-figures";
import {
  CampaignActions,
  CampaignDetail,
  CampaignSummary,
  SavedCampaignAnswer,
} from "@jdj/contract/campaigns/campaign-shapes";
import { BodyFormat, CampaignStatus, DeliveryState } from "@jdj/contract/campaigns/campaign-states";
import { SenderName } from "@jdj/contract/campaigns/sender-names";
import { Cart, CartLine } from "@jdj/contract/carts/cart";
import { VendorApplication } from "@jdj/contract/console/applications";
import { AuditEntry } from "@jdj/contract/console/audit";
import {
  ConsoleCampaign,
  ConsoleCampaignDetail,
  FailedDelivery,
} from "@jdj/contract/console/campaigns";
import { ConsoleCardDesign, DesignLayout } from "@jdj/contract/console/card-designs";
import { ConsoleChannel } from "@jdj/contract/console/channels";
import { ConsoleCategory, ConsoleServiceType, ConsoleTown } from "@jdj/contract/console/choices";
import { ConsoleCounter } from "@jdj/contract/console/counters";
import { ConsoleDispute, ConsoleDisputeDetail } from "@jdj/contract/console/disputes";
import { ConsoleCountry, ConsoleDistrict } from "@jdj/contract/console/districts";
import { ConsoleGoodwillCredit } from "@jdj/contract/console/goodwill-credits";
import { InboxMessage } from "@jdj/contract/console/inbox";
import { ConsoleIntroduction } from "@jdj/contract/console/introductions";
import { ConsoleInvoice } from "@jdj/contract/console/invoices";
import { LedgerAccount } from "@jdj/contract/console/ledger";
import { ConsoleMessageCategory, ConsoleMessageModel } from "@jdj/contract/console/message-models";
import { ModeratedArticle, ModeratedMedium } from "@jdj/contract/console/moderation";
import { DeadJob, GatewayState } from "@jdj/contract/console/operations";
import { ConsolePage, ConsolePageVersion } from "@jdj/contract/console/pages";
import {
  ConsolePayment,
  ConsolePaymentDetail,
  PaymentRefund,
  TimelineEntry,
} from "@jdj/contract/console/payments";
import { ConsolePayout } from "@jdj/contract/console/payouts";
import { Person } from "@jdj/contract/console/people";
import { ConsolePost } from "@jdj/contract/console/posts";
import { PrivacyRequest, PrivacyRequestDetail } from "@jdj/contract/console/privacy-requests";
import {
  ConsoleProvider,
  ConsoleSubscription,
  ListedConsoleProvider,
  ProviderFigures,
} from "@jdj/contract/console/providers";
import { ConsoleRefund } from "@jdj/contract/console/refunds";
import { ModeratedReview } from "@jdj/contract/console/reviews";
import {
  ConsoleBookingDetail,
  ConsoleFabricOrderDetail,
  ConsoleOrderDetail,
  ConsoleQuoteDetail,
  ConsoleSuborder,
  SalePayment,
} from "@jdj/contract/console/sales";
import { ConsoleSenderName } from "@jdj/contract/console/sender-names";
import { SettingChange } from "@jdj/contract/console/setting-changes";
import { ConsoleSiteLink } from "@jdj/contract/console/site-links";
import { ConsoleSlider } from "@jdj/contract/console/sliders";
import { StaffMember, StaffUser } from "@jdj/contract/console/staff";
import { ConsoleHold } from "@jdj/contract/console/staff-holds";
import {
  ConsoleStatement,
  ConsoleStatementDetail,
  ConsoleStatementRow,
} from "@jdj/contract/console/statements";
import { Subscriber } from "@jdj/contract/console/subscribers";
import { TemplateItem, TemplateItemWithUse } from "@jdj/contract/console/templates";
import { ConsoleTownHall } from "@jdj/contract/console/town-halls";
import { ConsoleVideo } from "@jdj/contract/console/videos";
import { ConsoleOffer, ConsolePaymentNumber } from "@jdj/contract/console/visibility-offers";
import { Post, PostSummary } from "@jdj/contract/content/blog";
import { Dispute } from "@jdj/contract/disputes/shapes";
import { FabricTotals } from "@jdj/contract/fabric-orders/orders";
import {
  CheckIn,
  CheckInLink,
  CheckInList,
  Party,
  Settled,
} from "@jdj/contract/invitations/check-in";
import { EventCard } from "@jdj/contract/invitations/event-card";
import {
  AnswerCounts,
  CeremonyAnswers,
  JoinRequest,
  QuestionAnswers,
  RespondingGuest,
  Responses,
} from "@jdj/contract/invitations/responses";
import { CardEvent, InvitedCeremony, PublicCard, Question } from "@jdj/contract/invitations/rsvp";
import { BudgetGroup } from "@jdj/contract/notebook/budget";
import { DatePlace } from "@jdj/contract/notebook/ceremonies";
import { CommitteeMember } from "@jdj/contract/notebook/committee";
import { Married } from "@jdj/contract/notebook/couple";
import { EventRow } from "@jdj/contract/notebook/event-shape";
import { Guest } from "@jdj/contract/notebook/guests";
import { PlanningGroup } from "@jdj/contract/notebook/planning";
import { SummaryGroup, SummaryQuestion } from "@jdj/contract/notebook/summary";
import { Earning } from "@jdj/contract/orders/earnings";
import { Order, OrderLine, OrderSummary, Suborder } from "@jdj/contract/orders/order-shapes";
import { HeldDeposit } from "@jdj/contract/payments/held-deposit";
import { Method, OrderState, PaymentOrder, Purchase } from "@jdj/contract/payments/orders";
import { StaffHold } from "@jdj/contract/payments/staff-hold";
import { SubjectPayment } from "@jdj/contract/payments/subjects";
import { PayoutNumber } from "@jdj/contract/payouts/numbers";
import { Payout } from "@jdj/contract/payouts/payout";
import { Civility } from "@jdj/contract/person/civility-shape";
import { Address, Media, ProviderPage } from "@jdj/contract/providers/detail";
import {
  ProviderSignedIn,
  ProviderSignedInByLink,
  ProviderUser,
} from "@jdj/contract/providers/sessions";
import {
  ConversationMessage,
  InboxRow,
  Quote,
  QuoteLine,
  QuoteRequest,
  QuoteStatusShape,
} from "@jdj/contract/quotes/shapes";
import { Review } from "@jdj/contract/reviews/reviews";

/**
 * What the OpenAPI document names once and refers to elsewhere. Answers are described as they are
 * sent, inputs as they are taken.
 */
export const namedSchemas = {
  Earning,
  ProviderAddress: Address,
  ProviderMedium: Media,
  ProviderPage,
  CampaignActions,
  CheckIn,
  Responses,
  AuditEntry,
  ConsoleCategory,
  ConsoleServiceType,
  ConsoleTown,
  ListedConsoleProvider,
  ConsoleProvider,
  ConsoleSubscription,
  ProviderFigures,
  ModeratedMedium,
  ModeratedArticle,
  PrivacyRequest,
  PrivacyRequestDetail,
  TemplateItem,
  TemplateItemWithUse,
  ConsoleChannel,
  ConsoleMessageModel,
  ConsolePayment,
  ConsolePaymentDetail,
  PaymentRefund,
  ConsoleSenderName,
  SenderName,
  ConsoleInvoice,
  ConsolePayout,
  ConsoleDispute,
  ConsoleDisputeDetail,
  ConsoleRefund,
  ConsoleBookingDetail,
  ConsoleQuoteDetail,
  ConsoleHold,
  HeldDeposit,
  StaffHold,
  ConsoleFabricOrderDetail,
  ConsoleOrderDetail,
  ConsoleSuborder,
  SalePayment,
  LedgerAccount,
  SettingChange,
  ConsoleCampaign,
  ConsoleCampaignDetail,
  FailedDelivery,
  ConsoleGoodwillCredit,
  ConsoleMessageCategory,
  ConsoleCardDesign,
  DesignLayout,
  ConsoleStatement,
  ConsoleStatementDetail,
  ConsoleStatementRow,
  TimelineEntry,
  ConsoleTownHall,
  DeadJob,
  GatewayState,
  ConsolePage,
  ConsolePageVersion,
  ConsolePost,
  Post,
  PostSummary,
  ConsoleCountry,
  ConsoleDistrict,
  ConsoleIntroduction,
  ConsoleSlider,
  ConsoleVideo,
  ConsoleCounter,
  ConsoleSiteLink,
  ConsoleOffer,
  ConsolePaymentNumber,
  Subscriber,
  InboxMessage,
  ModeratedReview,
  Person,
  VendorApplication,
  StaffMember,
  StaffUser,
  AnswerCounts,
  CeremonyAnswers,
  QuestionAnswers,
  RespondingGuest,
  BodyFormat,
  Booking,
  Dispute,
  BudgetGroup,
  ConversationMessage,
  SubjectPayment,
  InboxRow,
  OwnPackage,
  Package,
  ProviderSignedIn,
  ProviderSignedInByLink,
  ProviderUser,
  Quote,
  QuoteLine,
  QuoteRequest,
  QuoteStatus: QuoteStatusShape,
  ReceivedBooking,
  Review,
  CardEvent,
  Civility,
  CodeSent,
  SmsChoice,
  SmsChosen,
  CommitteeMember,
  Customer,
  DataSection,
  DatePlace,
  Done,
  CheckInLink,
  CheckInList,
  PasswordSet,
  EventCard,
  FabricTotals,
  EventRow,
  Guest,
  InvitedCeremony,
  JoinRequest,
  Married,
  CampaignDetail,
  CampaignStatus,
  CampaignSummary,
  Method,
  OrderState,
  Cart,
  CartLine,
  Order,
  OrderLine,
  OrderSummary,
  Suborder,
  Party,
  PaymentOrder,
  Payout,
  PayoutNumber,
  PlanningGroup,
  PublicCard,
  Purchase,
  Question,
  DeliveryState,
  Role,
  CampaignPrice,
  CampaignProgress,
  Session,
  Settled,
  SummaryGroup,
  SummaryQuestion,
  User,
  SavedCampaignAnswer,
};
