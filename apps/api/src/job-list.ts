import type { z } from "zod";
import { accountJobs } from "./areas/accounts/jobs.ts";
import { bookingJobs } from "./areas/bookings/jobs.ts";
import { campaignJobs } from "./areas/campaigns/jobs.ts";
import { civilFileJobs } from "./areas/civil-file/jobs.ts";
import { consoleJobs } from "./areas/console/jobs.ts";
import { contentJobs } from "./areas/content/jobs.ts";
import { contributionJobs } from "./areas/contributions/jobs.ts";
import { fabricJobs } from "./areas/fabric-orders/jobs.ts";
import { giftJobs } from "./areas/gifts/jobs.ts";
import { invitationJobs } from "./areas/invitations/jobs.ts";
import { letterJobs } from "./areas/letters/jobs.ts";
import { notebookJobs } from "./areas/notebook/jobs.ts";
import { noticeJobs } from "./areas/notices/jobs.ts";
import { operationsJobs } from "./areas/operations/jobs.ts";
import { orderJobs } from "./areas/orders/jobs.ts";
import { paymentJobs } from "./areas/payments/jobs.ts";
import { payoutJobs } from "./areas/payouts/jobs.ts";
import { privacyJobs } from "./areas/privacy/jobs.ts";
import { productJobs } from "./areas/products/jobs.ts";
import { providerJobs } from "./areas/providers/jobs.ts";
import { quoteJobs } from "./areas/quotes/jobs.ts";
import { background, type JobDeclaration, type JobKind } from "./jobs/define-jobs.ts";

/** Every kind of job, as its area declares it. */
export const jobList = {
  ...accountJobs,
  ...bookingJobs,
  ...campaignJobs,
  ...consoleJobs,
  ...civilFileJobs,
  ...contributionJobs,
  ...contentJobs,
  ...fabricJobs,
  ...giftJobs,
  ...invitationJobs,
  ...letterJobs,
  ...notebookJobs,
  ...noticeJobs,
  ...operationsJobs,
  ...orderJobs,
  ...productJobs,
  ...paymentJobs,
  ...payoutJobs,
  ...privacyJobs,
  ...providerJobs,
  ...quoteJobs,
};

export type JobName = keyof typeof jobList;

/** The payload of every kind of job. */
export type JobData = { [K in JobName]: z.infer<(typeof jobList)[K]["payload"]> };

/** The queues, one for each kind of job. */
export const jobNames = Object.keys(jobList) as JobName[];

/** What an area declares of a kind of job. */
export const jobOf = (name: JobName): JobDeclaration => jobList[name];

/** How a kind of job is worked at, and attempted again. */
export const kindOf = (name: JobName): JobKind => jobOf(name).kind ?? background;

const isJobName = (name: string): name is JobName => Object.hasOwn(jobList, name);

/** What a job is for, by the name of its queue; the name itself for a queue of an earlier version. */
export function jobLabel(queue: string): string {
  return isJobName(queue) ? jobList[queue].label : queue;
}
