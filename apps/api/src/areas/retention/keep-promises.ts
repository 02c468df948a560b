import { purgeJobs } from "../../jobs/purge-jobs.ts";
import type { Moment } from "../../world.ts";
import { renewOffers } from "../content/vendors/renew-offers.ts";
import { eraseAccounts } from "./erase-accounts.ts";
import { forgetGuests } from "./forget-guests.ts";
import { forgetPayments } from "./forget-payments.ts";
import { forgetPictures } from "./forget-pictures.ts";
import { forgetSensitiveAnswers } from "./forget-sensitive-answers.ts";
import { forgetMessages, forgetSubscriptions, forgetWaysIn } from "./forget-traces.ts";
import { type RetentionStep, runSteps } from "./run-steps.ts";
import { warnIdleAccounts } from "./warn-idle-accounts.ts";

/** The steps, in their order; the operator's page names each of them. */
export const retentionSteps = [
  { name: "sensitive-answers", run: forgetSensitiveAnswers },
  { name: "accounts", run: eraseAccounts },
  { name: "idle-accounts", run: warnIdleAccounts },
  { name: "guests", run: forgetGuests },
  { name: "payments", run: forgetPayments },
  { name: "messages", run: forgetMessages },
  { name: "subscriptions", run: forgetSubscriptions },
  { name: "sign-in", run: forgetWaysIn },
  { name: "jobs", run: purgeJobs },
  { name: "pictures", run: forgetPictures },
  { name: "offers", run: renewOffers },
] as const satisfies readonly RetentionStep[];

/**
 * Keeps what the privacy page promises, once an hour. A run that was missed, or a step that
 * failed, is made good by the next.
 */
export async function keepPromises(moment: Moment): Promise<void> {
  await runSteps(moment, retentionSteps);
}
