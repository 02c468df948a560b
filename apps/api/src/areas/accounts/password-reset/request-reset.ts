import { refusal } from "@jdj/contract/glue/refusals";
import { consumeRateLimit, limits } from "../../../rate-limit/consume-rate-limit.ts";
import type { Moment } from "../../../world.ts";

/**
 * Takes a request for a new password. Whether somebody has that address is looked up by the job
 * alone, so that neither the answer nor its time tells.
 * @throws mail-closed; reset-mail-not-sent past five an hour from one network address, for any e-mail address:
 * what others ask for uses nothing up
 */
export async function requestReset(moment: Moment, email: string, address: string): Promise<void> {
  if (moment.settings.closedServices.includes("mail")) throw refusal("mail-closed");
  await consumeRateLimit(limits.resetAddress, address, moment, "reset-mail-not-sent");
  await consumeRateLimit(
    limits.reset,
    `${email.toLowerCase()} ${address}`,
    moment,
    "reset-mail-not-sent",
  );
  await moment.jobs.enqueue(moment.db, "password-reset", { email });
}
