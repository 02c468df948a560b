import type { SubjectKind } from "@jdj/contract/payments/subjects";
import { type AppContext, requestContext } from "./app-context.ts";
import { notifyEmailAttempted } from "./areas/accounts/email-verification/notify-email-attempted.ts";
import { sendEmail } from "./areas/accounts/emails/send-email.ts";
import { sendRecoveryCode } from "./areas/accounts/password-reset/request-recovery.ts";
import { sendReset } from "./areas/accounts/password-reset/send-reset.ts";
import { endBookings } from "./areas/bookings/bookings/end-bookings.ts";
import { readBookingLeads } from "./areas/bookings/bookings/read-leads.ts";
import { recordDeposit } from "./areas/bookings/bookings/record-deposit.ts";
import { readExternalCalendars } from "./areas/bookings/calendar/read-external-calendars.ts";
import { sendBookingEmail } from "./areas/bookings/emails/send-booking-email.ts";
import { tellOfBookingRefund } from "./areas/bookings/emails/tell-of-refund.ts";
import { releasePaid } from "./areas/campaigns/campaigns/release-paid.ts";
import { startScheduled } from "./areas/campaigns/campaigns/start-scheduled.ts";
import {
  cancelInvitationsOf,
  stopCampaignsOfEvent,
} from "./areas/campaigns/campaigns/stop-campaigns-of-event.ts";
import { applyPrices } from "./areas/campaigns/channels/apply-prices.ts";
import { sendDeliveries } from "./areas/campaigns/deliveries/send-deliveries.ts";
import { sendEmbeddedReceipts } from "./areas/campaigns/delivery-receipts/send-embedded-receipts.ts";
import { sendDuePhoneNotices } from "./areas/campaigns/phone-notices/send-due-phone-notices.ts";
import { sendPhoneNotice } from "./areas/campaigns/phone-notices/send-phone-notice.ts";
import { sendSenderNameEmail } from "./areas/campaigns/sender-names/send-sender-name-email.ts";
import { remindOfFiles } from "./areas/civil-file/remind-of-files.ts";
import { storeDays } from "./areas/console/dashboard/store-days.ts";
import { announceContentChange } from "./areas/content/announce-content-change.ts";
import { sendNewsletterEmail } from "./areas/content/emails/send-newsletter-email.ts";
import { describeVideos } from "./areas/content/site/describe-videos.ts";
import { recordContribution } from "./areas/contributions/mobile-money/record-payment.ts";
import { recordContributionRefund } from "./areas/contributions/mobile-money/record-refund.ts";
import { sendContributionEmail } from "./areas/contributions/send-contribution-email.ts";
import { endContributionWithdrawals } from "./areas/contributions/withdrawals/end-withdrawals.ts";
import { endReturned } from "./areas/disputes/end-dispute.ts";
import { remindDisputes } from "./areas/disputes/remind-disputes.ts";
import { notePurchase } from "./areas/fabric-orders/orders/note-purchase.ts";
import { reopenCancelled } from "./areas/fabric-orders/orders/reopen-cancelled.ts";
import { endFabricOrders } from "./areas/fabric-orders/orders/transition-order.ts";
import {
  notifyReturned,
  sendReturnEmail,
} from "./areas/fabric-orders/purchases/notify-returned.ts";
import { recordShare } from "./areas/fabric-orders/shares/record-share.ts";
import { recordShareRefund } from "./areas/fabric-orders/shares/record-share-refund.ts";
import { endWithdrawals } from "./areas/fabric-orders/withdrawals/end-withdrawals.ts";
import { sendFabricEmail } from "./areas/fabric-orders/withdrawals/send-fabric-email.ts";
import { sendGiftEmail } from "./areas/gifts/emails/send-gift-email.ts";
import { endGifts } from "./areas/gifts/gifts/end-gifts.ts";
import { recordGift } from "./areas/gifts/gifts/record-gift.ts";
import { recordGiftRefund } from "./areas/gifts/gifts/record-gift-refund.ts";
import { sendDueSteps } from "./areas/invitations/message-sequence/send-due-steps.ts";
import { sellerAccess } from "./areas/invoicing/keys/seller-access.ts";
import { releaseDeposits } from "./areas/ledger/deposits/release-deposits.ts";
import { recordDepositRefund } from "./areas/ledger/deposits/return-deposit.ts";
import { sendLetter } from "./areas/letters/send-letter.ts";
import { startLetters } from "./areas/letters/start-letters.ts";
import { remindOfPayments } from "./areas/notebook/cash-book/remind-of-payments.ts";
import { nameEvents } from "./areas/notebook/events/name-events.ts";
import { tellDueTasks } from "./areas/notebook/planning/tell-due-tasks.ts";
import { sendDueEmails } from "./areas/notices/emails/send-due-emails.ts";
import { sendNoticeEmail } from "./areas/notices/emails/send-notice-email.ts";
import { sendDuePushes } from "./areas/notices/push/send-due-pushes.ts";
import { sendPush } from "./areas/notices/push/send-push.ts";
import { sendShortMessage } from "./areas/operations/outgoing-messages/send-short-message.ts";
import { sendWhatsAppNotice } from "./areas/operations/whatsapp-notices/send-whatsapp-notice.ts";
import { sendOrderEmail } from "./areas/orders/emails/send-order-email.ts";
import { endOrders } from "./areas/orders/orders/end-orders.ts";
import { recordOrderPayment } from "./areas/orders/payment/record-order-payment.ts";
import { recordOrderRefund } from "./areas/orders/payment/record-order-refund.ts";
import { releaseOrders } from "./areas/orders/release/release-orders.ts";
import { pollInvoices, signInvoice } from "./areas/payments/invoices/sign-invoice.ts";
import { findRefundOfSubject } from "./areas/payments/refunds/queries.ts";
import { requestRefund } from "./areas/payments/refunds/request-refund.ts";
import { pollRefunds, sendRefund } from "./areas/payments/refunds/send-refund.ts";
import { sendLateWebhook } from "./areas/payments/sandbox/answer-payment.ts";
import { checkPaymentOrPostpone, pollPayments } from "./areas/payments/settlement/check-payment.ts";
import { reconcilePayments } from "./areas/payments/settlement/reconcile-payments.ts";
import { sendPayoutEmail } from "./areas/payouts/emails/send-payout-email.ts";
import { checkPayout, pollPayouts } from "./areas/payouts/sending/check-payout.ts";
import { readWalletHolder } from "./areas/payouts/sending/read-wallet-holder.ts";
import { sendPayout } from "./areas/payouts/sending/send-payout.ts";
import { runErasures } from "./areas/privacy/account-erasure/run-erasures.ts";
import { runRetention } from "./areas/privacy/retention/run-retention.ts";
import { sendQuestionEmail } from "./areas/products/questions/send-question-email.ts";
import { sendLeadAlerts } from "./areas/providers/lead-alerts/send-lead-alerts.ts";
import { recordPurchasePayment } from "./areas/providers/listings/purchases/record-payment.ts";
import { recordPurchaseRefund } from "./areas/providers/listings/purchases/record-refund.ts";
import { remindOfEnd } from "./areas/providers/listings/remind-of-end.ts";
import { describeFilms } from "./areas/providers/media/describe-films.ts";
import { advanceSubscriptions } from "./areas/providers/subscriptions/advance-subscriptions.ts";
import { notifyUnreadMessages } from "./areas/quotes/emails/notify-unread-messages.ts";
import { sendQuoteEmail } from "./areas/quotes/emails/send-quote-email.ts";
import { tellOfQuoteRefund } from "./areas/quotes/emails/tell-of-refund.ts";
import { remindOfInstalments } from "./areas/quotes/instalments/remind-of-instalments.ts";
import { takeQuoteDeposit } from "./areas/quotes/offers/deposit.ts";
import { readMessageLeads, readRequestLeads } from "./areas/quotes/quote-requests/read-leads.ts";
import type { JobHandlers } from "./jobs/jobs.ts";

/** What phones are told of each kind of lead. */
const leadReaders = {
  request: readRequestLeads,
  message: readMessageLeads,
  booking: readBookingLeads,
};

/** What follows when a subject of each kind is paid; called again after a failure. */
const subjectPaid: Partial<
  Record<SubjectKind, (app: AppContext, id: number, orderId: number) => Promise<void>>
> = {
  quote: takeQuoteDeposit,
  booking: recordDeposit,
  order: async (app, id) => {
    await recordOrderPayment(app, id);
    await notePurchase(app, id);
  },
  gift: recordGift,
  "fabric-share": recordShare,
  contribution: recordContribution,
  listing: (app, id) => recordPurchasePayment(app, "listing", id),
  boost: (app, id) => recordPurchasePayment(app, "boost", id),
};

async function onSubjectPaid(
  app: AppContext,
  { kind, id }: { kind: SubjectKind; id: number },
  orderId: number,
): Promise<void> {
  await subjectPaid[kind]?.(app, id, orderId);
}

/** What follows when a refund to a subject of each kind was made or refused; called again after a failure. */
const subjectRefunded: Partial<
  Record<SubjectKind, (app: AppContext, refundId: number) => Promise<void>>
> = {
  quote: (app, id) =>
    recordDepositRefund(app, id, async (context, quoteId, amountFcfa) => {
      await endReturned(context, { kind: "quote", id: quoteId });
      await tellOfQuoteRefund(context, quoteId, amountFcfa);
    }),
  booking: (app, id) =>
    recordDepositRefund(app, id, async (context, bookingId, amountFcfa) => {
      await endReturned(context, { kind: "booking", id: bookingId });
      await tellOfBookingRefund(context, bookingId, amountFcfa);
    }),
  order: recordOrderRefund,
  gift: recordGiftRefund,
  "fabric-share": recordShareRefund,
  contribution: recordContributionRefund,
  listing: recordPurchaseRefund,
  boost: recordPurchaseRefund,
};

async function onRefundClosed(app: AppContext, refundId: number): Promise<void> {
  const closed = await findRefundOfSubject(app.db, refundId);
  if (closed?.kind) await subjectRefunded[closed.kind]?.(app, refundId);
}

/** What does the work of each kind of job. */
export function makeHandlers(app: AppContext): JobHandlers {
  return {
    "send-email": (sentEmail, job) => sendEmail(app, sentEmail, job),
    "send-short-message": (message, job) => sendShortMessage(app, message, job),
    "send-whatsapp-notice": (notice, job) => sendWhatsAppNotice(app, notice, job),
    "tell-due-tasks": () => tellDueTasks(requestContext(app)),
    "send-notices": async () => {
      await sendDueEmails(requestContext(app));
      await sendDuePushes(requestContext(app));
      await sendDuePhoneNotices(requestContext(app));
    },
    "send-phone-notice": (notice, job) => sendPhoneNotice(app, notice, job),
    "send-push": (told, job) => sendPush(app, told, job, nameEvents),
    "send-notice-email": (email, job) => sendNoticeEmail(app, email, job),
    "send-due-steps": () => sendDueSteps(requestContext(app)),
    "start-letters": () => startLetters(requestContext(app)),
    "send-letter": (letter, job) => sendLetter(app, letter, job),
    "send-lead-alerts": (alerts) => sendLeadAlerts(requestContext(app), alerts, leadReaders),
    "password-reset": ({ email, role }) => sendReset(requestContext(app), { email, role }),
    "notify-email-attempted": ({ email, role }) =>
      notifyEmailAttempted(requestContext(app), { email, role }),
    "send-recovery-code": ({ codeId }) => sendRecoveryCode(requestContext(app), codeId),
    "send-newsletter-email": (sentEmail, job) => sendNewsletterEmail(app, sentEmail, job),
    "describe-videos": async () => {
      await describeVideos(requestContext(app));
      await describeFilms(requestContext(app));
    },
    "count-days": () => storeDays(requestContext(app)),
    "announce-change": () => announceContentChange(app),
    "run-retention": () => runRetention(requestContext(app)),
    "run-erasures": async () => {
      await runErasures(requestContext(app));
    },
    "send-scheduled": async () => {
      await applyPrices(requestContext(app));
      await advanceSubscriptions(requestContext(app));
      await remindOfEnd(requestContext(app));
      await startScheduled(app);
    },
    "send-embedded-receipts": () => sendEmbeddedReceipts(app),
    "check-payment": ({ attemptId }) => checkPaymentOrPostpone(app, attemptId),
    "poll-payments": async () => {
      await pollPayments(app);
      await pollRefunds(app);
      await pollPayouts(app);
      await pollInvoices(app, sellerAccess);
    },
    "send-refund": ({ refundId }) => sendRefund(app, refundId),
    "reconcile-payments": () => reconcilePayments(app),
    "payment-paid": (paid) =>
      "campaignId" in paid
        ? releasePaid(app, paid)
        : onSubjectPaid(app, paid.subject, paid.paymentId),
    "send-booking-email": (email, job) => sendBookingEmail(app, email, job),
    "read-external-calendars": () => readExternalCalendars(app),
    "end-bookings": async () => {
      await endBookings(app);
      await releaseDeposits(app);
      await remindDisputes(app);
    },
    "send-order-email": (email, job) => sendOrderEmail(app, email, job),
    "send-question-email": (email, job) => sendQuestionEmail(app, email, job),
    "end-orders": async () => {
      await endOrders(app);
      await releaseOrders(app);
    },
    "end-gifts": () => endGifts(app),
    "end-fabric-orders": async () => {
      await endFabricOrders(app);
      await endWithdrawals(app);
    },
    "end-contribution-withdrawals": () => endContributionWithdrawals(app),
    "send-contribution-email": (email, job) => sendContributionEmail(app, email, job),
    "send-fabric-email": (email, job) => sendFabricEmail(app, email, job),
    "send-fabric-return-email": (email, job) => sendReturnEmail(app, email, job),
    "purchase-cancelled": ({ orderId }) => reopenCancelled(app, orderId),
    "fabric-transfer-returned": (returned) => notifyReturned(app, returned),
    "send-sender-name-email": (email, job) => sendSenderNameEmail(app, email, job),
    "send-gift-email": (email, job) => sendGiftEmail(app, email, job),
    "sign-invoice": ({ invoiceId }) => signInvoice(app, sellerAccess, invoiceId),
    "send-payout": ({ payoutId }) => sendPayout(app, payoutId),
    "check-payout": ({ payoutId }) => checkPayout(app, payoutId),
    "read-payout-holder": ({ payoutId }) => readWalletHolder(app, payoutId),
    "send-payout-email": (email, job) => sendPayoutEmail(app, email, job),
    "refund-payment": async ({ attemptId }) => {
      await requestRefund(requestContext(app), attemptId, "automatic");
    },
    "refund-closed": ({ refundId }) => onRefundClosed(app, refundId),
    "event-cancelled": ({ eventId }) => cancelInvitationsOf(requestContext(app), eventId),
    "event-deleted": ({ eventId }) => stopCampaignsOfEvent(requestContext(app), eventId),
    "send-late-webhook": (payment) => sendLateWebhook(requestContext(app), payment),
    "notify-unread-messages": (unread) => notifyUnreadMessages(requestContext(app), unread),
    "remind-of-civil-files": () => remindOfFiles(requestContext(app)),
    "remind-of-payments": () => remindOfPayments(requestContext(app)),
    "remind-of-instalments": () => remindOfInstalments(requestContext(app)),
    "send-quote-email": (email, job) => sendQuoteEmail(app, email, job),
    "send-card": ({ campaignId }) => sendDeliveries(app, campaignId),
  };
}
