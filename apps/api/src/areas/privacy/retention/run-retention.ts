import type { RequestContext } from "../../../app-context.ts";
import { purgeJobs } from "../../../jobs/purge-jobs.ts";
import { renewOffers } from "../../content/vendors/renew-offers.ts";
import { purgePrivacyRequests } from "../privacy-requests/purge-requests.ts";
import { warnDueRequests } from "../privacy-requests/warn-due-requests.ts";
import { eraseAccounts } from "./erase-accounts.ts";
import { purgeAlbum } from "./purge-album.ts";
import { purgeBookings } from "./purge-bookings.ts";
import { purgeDeletedEvents } from "./purge-deleted-events.ts";
import { purgeDisputes } from "./purge-disputes.ts";
import { purgeGuests } from "./purge-guests.ts";
import { purgeNotices } from "./purge-notices.ts";
import { purgeCarts, purgeOrderAddresses } from "./purge-orders.ts";
import { purgePayments } from "./purge-payments.ts";
import { purgePhones } from "./purge-phones.ts";
import { purgePictures } from "./purge-pictures.ts";
import { purgeQuotes } from "./purge-quotes.ts";
import { purgeSensitiveAnswers } from "./purge-sensitive-answers.ts";
import { purgeSitePictures } from "./purge-site-pictures.ts";
import { purgeContactMessages, purgeSignInData, purgeSubscriptions } from "./purge-traces.ts";
import { type RetentionStep, runSteps } from "./run-steps.ts";
import { warnAlbumEnd } from "./warn-album-end.ts";
import { warnIdleAccounts } from "./warn-idle-accounts.ts";

/** The steps, in their order; the operator's page lists each of them. */
export const retentionSteps = [
  { name: "sensitive-answers", run: purgeSensitiveAnswers },
  { name: "accounts", run: eraseAccounts },
  { name: "idle-accounts", run: warnIdleAccounts },
  { name: "events", run: purgeDeletedEvents },
  { name: "guests", run: purgeGuests },
  { name: "album", run: purgeAlbum },
  { name: "album-end", run: warnAlbumEnd },
  { name: "payments", run: purgePayments },
  { name: "messages", run: purgeContactMessages },
  { name: "quotes", run: purgeQuotes },
  { name: "bookings", run: purgeBookings },
  { name: "orders", run: purgeOrderAddresses },
  { name: "disputes", run: purgeDisputes },
  { name: "carts", run: purgeCarts },
  { name: "notices", run: purgeNotices },
  { name: "phones", run: purgePhones },
  { name: "subscriptions", run: purgeSubscriptions },
  { name: "sign-in", run: purgeSignInData },
  { name: "jobs", run: purgeJobs },
  { name: "pictures", run: purgePictures },
  { name: "site-pictures", run: purgeSitePictures },
  { name: "privacy-requests", run: purgePrivacyRequests },
  { name: "due-requests", run: warnDueRequests },
  { name: "offers", run: renewOffers },
] as const satisfies readonly RetentionStep[];

/**
 * Applies the retention periods of the privacy page, once an hour. A missed run or a failed step is
 * completed by the next run.
 */
export async function runRetention(context: RequestContext): Promise<void> {
  await runSteps(context, retentionSteps);
}
