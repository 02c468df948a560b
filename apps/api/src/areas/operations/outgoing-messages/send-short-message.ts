import type { AppContext } from "../../../app-context.ts";
import type { JobData } from "../../../job-list.ts";
import type { JobAttempt } from "../../../jobs/jobs.ts";
import { findSmsNumber } from "../../identity/users/find-sms-number.ts";
import { ceilings } from "../ceilings/ceilings.ts";
import { costOfSms } from "../ceilings/daily-spend.ts";
import { handOver } from "./hand-over.ts";
import { onlyGsm } from "./write-sms.ts";

/**
 * Hands an SMS over in GSM-7, once, under the key of its job. One that a user asked for leaves to the
 * number that they have proven by now, not at all once they changed their mind or their account is
 * closed, and counts under a ceiling of its own: it must not use up that of codes.
 * @throws RetryLater when the gateway is unavailable, so that the job is attempted again
 */
export async function sendShortMessage(
  app: AppContext,
  { userId, until, isPaid = false, ...written }: JobData["send-short-message"],
  { id: key, isLast }: JobAttempt,
): Promise<void> {
  const isAsked = userId !== undefined;
  if (isAsked && app.settings.closedServices.includes("sms")) return;
  const to = isAsked ? await findSmsNumber(app.db, userId) : written.to;
  if (to === null) return;
  const message = { ...written, to, text: onlyGsm(written.text) };
  await handOver(
    app,
    {
      channel: "sms",
      ...message,
      until,
      isPaid,
      isLast,
      cost: costOfSms(message.to, message.text),
      ...(isAsked ? { ceiling: ceilings.askedSmsPerRecipient } : {}),
    },
    (sms) => sms.send({ ...message, key }),
  );
}
