import { costOfSms } from "./areas/abuse/spend.ts";
import { tellEmailAttempted } from "./areas/accounts/email-verification/tell-email-attempted.ts";
import { sendLetter } from "./areas/accounts/letters/send-letter.ts";
import { sendRecoveryCode } from "./areas/accounts/password-reset/request-recovery.ts";
import { sendReset } from "./areas/accounts/password-reset/send-reset.ts";
import { reportEmbedded } from "./areas/cards/delivery/report-embedded.ts";
import { releasePaid } from "./areas/cards/messages/release-paid.ts";
import { sendCard } from "./areas/cards/messages/send-card.ts";
import { sendScheduled } from "./areas/cards/messages/send-scheduled.ts";
import { sendNewsletterLetter } from "./areas/content/letters/send-newsletter-letter.ts";
import { describeVideos } from "./areas/content/site/describe-videos.ts";
import { handOver } from "./areas/outages/hand-over.ts";
import { pollRefunds, sendRefund } from "./areas/payments/refunds/send-refund.ts";
import { notifyLate } from "./areas/payments/sandbox/answer-payment.ts";
import { pollPayments, tryToLook } from "./areas/payments/settlement/look-at-payment.ts";
import { reconcilePayments } from "./areas/payments/settlement/reconcile-payments.ts";
import { runRetention } from "./areas/privacy/retention/run-retention.ts";
import type { JobHandlers } from "./jobs/jobs.ts";
import { momentOf, type World } from "./world.ts";

/** What does the work of each kind of job. */
export function makeHandlers(world: World): JobHandlers {
  return {
    "send-letter": (letter, job) => sendLetter(world, letter, job),
    "send-short-message": ({ until, ...message }, { id, isLast }) =>
      handOver(
        world,
        { channel: "sms", ...message, until, isLast, cost: costOfSms(message.to, message.text) },
        () => world.sms.send({ ...message, key: id }),
      ),
    "password-reset": ({ email }) => sendReset(momentOf(world), email),
    "tell-email-attempted": ({ email }) => tellEmailAttempted(momentOf(world), email),
    "send-recovery-code": ({ codeId }) => sendRecoveryCode(momentOf(world), codeId),
    "send-newsletter-letter": (letter, job) => sendNewsletterLetter(world, letter, job),
    "describe-videos": () => describeVideos(momentOf(world)),
    "keep-promises": () => runRetention(momentOf(world)),
    "send-scheduled": () => sendScheduled(world),
    "delivery-reports": () => reportEmbedded(world),
    "look-at-payment": ({ attemptId }) => tryToLook(world, attemptId),
    "poll-payments": async () => {
      await pollPayments(world);
      await pollRefunds(world);
    },
    "send-refund": ({ refundId }) => sendRefund(world, refundId),
    "reconcile-payments": () => reconcilePayments(world),
    "order-paid": (order) => releasePaid(world, order),
    "notify-late": (payment) => notifyLate(momentOf(world), payment),
    "send-card": ({ messageId }) => sendCard(world, messageId),
  };
}
