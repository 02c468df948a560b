import { refusal } from "@jdj/contract/call/refusals";
import type { RequestContext } from "../../../app-context.ts";
import { consumeRateLimit, limits } from "../../../rate-limit/consume-rate-limit.ts";

/**
 * Takes a request for a new password. Whether somebody has that address is looked up by the job
 * alone, so that neither the answer nor its time tells.
 * @throws mail-closed; reset-mail-not-sent past five an hour from one network address, for any e-mail address:
 * what others ask for uses nothing up
 */
export async function requestReset(
  context: RequestContext,
  email: string,
  address: string,
): Promise<void> {
  if (context.settings.closedServices.includes("mail")) throw refusal("mail-closed");
  await consumeRateLimit(limits.resetAddress, address, context, "reset-mail-not-sent");
  await consumeRateLimit(
    limits.reset,
    `${email.toLowerCase()} ${address}`,
    context,
    "reset-mail-not-sent",
  );
  await context.jobs.enqueue(context.db, "password-reset", { email });
}
