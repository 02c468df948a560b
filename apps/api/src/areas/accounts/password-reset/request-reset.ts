import { refusal } from "@jdj/contract/call/refusals";
import type { RequestContext } from "../../../app-context.ts";
import { consumeRateLimit, limits } from "../../../rate-limit/consume-rate-limit.ts";
import type { ResetRole } from "./send-reset.ts";

/**
 * Accepts a request for a new password. Only the job looks up whether an account has the address,
 * so that neither the answer nor its duration reveals it.
 * @throws mail-closed; reset-mail-not-sent after five an hour from one network address, for all
 * email addresses together, so that other people's requests do not use up the owner's
 */
export async function requestReset(
  context: RequestContext,
  { email, role }: { email: string; role: ResetRole },
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
  await context.jobs.enqueue(context.db, "password-reset", { email, role });
}
