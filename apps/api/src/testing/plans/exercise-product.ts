import { noticePhones } from "../../areas/identity/notices/phone/tables.ts";
import { notices } from "../../areas/identity/notices/tables.ts";
import { showNewNotices } from "../../areas/notices/bell/watch-notices.ts";
import { giveCredit } from "../../areas/payments/credit/credit.ts";
import { makeHandlers } from "../../job-handlers.ts";
import type { JobData, JobName } from "../../job-list.ts";
import type { JobAttempt } from "../../jobs/jobs.ts";
import { createRealtimeHub } from "../../realtime/hub.ts";
import { castActors, openSession } from "../actors.ts";
import type { TestApp } from "../app.ts";
import { giveNumber } from "../asked-sms.ts";
import { registerCouple } from "../cast.ts";
import { type CallName, contractCalls } from "../contract-calls.ts";
import { furnish } from "../furnish.ts";
import { httpCaller } from "../http-client.ts";
import { samples } from "../samples.ts";
import { isConsoleRead, listInputs } from "./list-inputs.ts";

/** These end sessions, so they come last, in this order, each with a session of its own. */
const ending: CallName[] = [
  "console.sessions.logout",
  "accounts.sessions.logout",
  "accounts.sessions.endSessions",
  "accounts.dataExport.closeAccount",
];

/** The data with which each job runs; null for those that the calls enqueue. */
const jobs: { [K in JobName]: JobData[K] | null } = {
  "send-email": null,
  "send-short-message": null,
  "send-card": null,
  "send-newsletter-email": { kind: "newsletter-confirmation", subscriptionId: 1 },
  "password-reset": { role: "CUSTOMER", email: "nobody@exemple.test" },
  "notify-email-attempted": { role: "CUSTOMER", email: "nobody@exemple.test" },
  "send-recovery-code": { codeId: 1 },
  "check-payment": { attemptId: 1 },
  "poll-payments": {},
  "send-refund": { refundId: 1 },
  "reconcile-payments": {},
  "event-deleted": { eventId: 1 },
  "event-cancelled": { eventId: 1 },
  "payment-paid": { paymentId: 1, campaignId: 1 },
  "refund-payment": null,
  "send-booking-email": null,
  "end-bookings": {},
  "read-external-calendars": {},
  "send-order-email": null,
  "send-question-email": { questionId: 1, userId: 1, kind: "asked" },
  "end-orders": {},
  "refund-closed": { refundId: 1 },
  "end-gifts": {},
  "end-fabric-orders": {},
  "purchase-cancelled": { orderId: 1 },
  "send-sender-name-email": null,
  "send-contribution-email": { kind: "paid", paymentId: 1, userId: 1 },
  "send-fabric-email": { withdrawalId: 1, userId: 1, state: "asked" },
  "fabric-transfer-returned": { orderId: 1, fabricOrderId: 1, amountFcfa: 500 },
  "send-fabric-return-email": { orderId: 1, fabricOrderId: 1, amountFcfa: 500, userId: 1 },
  "send-gift-email": { kind: "received", giftId: 1, userId: 1 },
  "sign-invoice": { invoiceId: 1 },
  "send-payout": { payoutId: 1 },
  "check-payout": { payoutId: 1 },
  "read-payout-holder": { payoutId: 1 },
  "send-payout-email": null,
  "send-late-webhook": { gateway: "orange", token: "none" },
  "describe-videos": {},
  "announce-change": {},
  "run-retention": {},
  "run-erasures": {},
  "count-days": {},
  "send-scheduled": {},
  "send-embedded-receipts": {},
  "notify-unread-messages": { requestId: 1, side: "customer" },
  "remind-of-instalments": {},
  "remind-of-payments": {},
  "remind-of-civil-files": {},
  "end-contribution-withdrawals": {},
  "tell-due-tasks": {},
  "send-notices": {},
  "send-phone-notice": { key: "none", full: "une réponse", short: "une notification" },
  "send-notice-email": { userId: 1, noticeIds: [1] },
  "send-push": { subscriptionId: 1, noticeIds: [1] },
  "send-due-steps": {},
  "start-letters": {},
  "send-letter": { eventId: 1, customerId: 1, week: "2026-11-29" },
  "send-lead-alerts": { userId: 1 },
  "send-whatsapp-notice": { kind: "lead", userId: 1, sentence: "une demande.", link: "http://x" },
  "send-quote-email": null,
};

/**
 * Furnishes a notebook, and makes every call of the contract for it with its sample; those that read
 * for the console also with each filter and order.
 */
async function makeCalls(app: TestApp): Promise<void> {
  const { owner, provider, tokens } = await castActors(app);
  const subject = await furnish(app, owner, provider);
  const ordered = contractCalls.toSorted((a, b) => ending.indexOf(a.name) - ending.indexOf(b.name));
  for (const one of ordered) {
    const { name, access } = one;
    const own = access === "staff" ? tokens.admin : owner.token;
    const token = ending.includes(name) ? (await openSession(app, owner.email)).token : own;
    const sample = samples[name].input(subject);
    const inputs = isConsoleRead(one) ? listInputs(one, sample) : [sample];
    for (const input of inputs) await httpCaller(app, token)(name, input);
  }
}

/** A search of the mail catcher. */
const search = "?to=nobody@exemple.test";

/** Lets the phone of a customer be told of a notice, which it pays for. */
async function tellPhone(app: TestApp): Promise<void> {
  const { userId, customerId, eventId } = await registerCouple(app);
  await giveNumber(app, userId, "+2250709090909");
  await app.db.insert(noticePhones).values({ userId, way: "sms" });
  const credit = { customerId, channelId: 3, units: 1, reason: "gift", key: "phone" } as const;
  await giveCredit(app.db, credit);
  const told = { kind: "answer", title: "Une réponse", path: "/", eventId } as const;
  await app.db.insert(notices).values({ userId, ...told, phoneDueAt: app.clock() });
  await app.jobs.enqueue(app.db, "send-notices", {});
}

/** Opens every address of the API, with 1 for each of its parameters. */
async function openAddresses(app: TestApp): Promise<void> {
  for (const path of app.api.paths) {
    const address = path.replace(/:\w+(\{[^}]*\})?/g, "1").replace("*", "1");
    for (const query of ["", search]) await app.call("GET", address + query);
  }
}

async function runJobs(app: TestApp): Promise<void> {
  await app.work();
  const handlers = makeHandlers(app);
  const attempt: JobAttempt = { id: "00000000-0000-4000-8000-000000000000", isLast: false };
  const run = async <K extends JobName>(name: K) => {
    const data = jobs[name];
    // A job that finds nothing to do may be tried again later: its statements were sent.
    if (data !== null) await handlers[name](data, attempt).catch(() => undefined);
  };
  for (const name of Object.keys(jobs) as JobName[]) await run(name);
}

/** Looks for new notices as a process does whose streams are open. */
async function lookForNotices(app: TestApp): Promise<void> {
  const realtime = createRealtimeHub();
  const nothing = () => undefined;
  realtime.add({ userId: 1, sessionId: 1, send: nothing, showUnread: nothing, end: nothing });
  await showNewNotices({ ...app, realtime }, app.clock());
}

/** Does all that the product can do on a database of tests: every call, every address, every job. */
export async function exerciseProduct(app: TestApp): Promise<void> {
  await makeCalls(app);
  await openAddresses(app);
  await tellPhone(app);
  await runJobs(app);
  await lookForNotices(app);
}
