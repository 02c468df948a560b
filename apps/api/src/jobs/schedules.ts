import type { JobName } from "./jobs.ts";

/** The queues, one for each kind of job. */
export const jobNames: JobName[] = [
  "send-newsletter-email",
  "send-email",
  "send-short-message",
  "send-card",
  "password-reset",
  "notify-email-attempted",
  "send-recovery-code",
  "check-payment",
  "poll-payments",
  "send-refund",
  "reconcile-payments",
  "order-paid",
  "refund-payment",
  "refund-closed",
  "send-booking-email",
  "end-bookings",
  "send-order-email",
  "end-orders",
  "end-gifts",
  "end-fabric-orders",
  "send-gift-email",
  "event-deleted",
  "send-late-webhook",
  "describe-videos",
  "run-retention",
  "count-days",
  "send-scheduled",
  "send-embedded-receipts",
  "notify-unread-messages",
  "send-quote-email",
];

/** The scheduled jobs, as cron expressions in Abidjan's time (UTC): one of each at each instant, whatever the number of processes. */
export const schedules: [JobName, string][] = [
  ["poll-payments", "* * * * *"],
  ["reconcile-payments", "40 3 * * *"],
  ["send-scheduled", "* * * * *"],
  ["describe-videos", "*/5 * * * *"],
  ["run-retention", "20 * * * *"],
  ["count-days", "5 0 * * *"],
  ["end-bookings", "*/10 * * * *"],
  ["end-orders", "* * * * *"],
  ["end-gifts", "* * * * *"],
  ["end-fabric-orders", "*/5 * * * *"],
];
