import { fieldRefusal, refusal } from "@jdj/contract/call/refusals";
import { at } from "@jdj/contract/paths/addresses";
import { alertMessages } from "@jdj/contract/providers/lead-alerts-messages";
import type { RequestContext } from "../../../app-context.ts";
import { consumeRateLimit, limits } from "../../../rate-limit/consume-rate-limit.ts";
import { enqueueAlert } from "../lead-alerts/enqueue-alert.ts";
import { findMemberChoice } from "./find-member-choice.ts";

/** What a trial says. */
export const trialSentence = "ceci est un essai. Vos nouvelles demandes arriveront ainsi.";

/**
 * Sends a member of a team a message as a new lead would come, at once even in quiet hours.
 * @throws a field error at `wants_sms` while messages are off; sms-closed (409); trials-used (429)
 */
export async function sendTrial(context: RequestContext, userId: number): Promise<void> {
  const { wants_sms, open, channel } = await findMemberChoice(context, userId);
  if (!open) throw refusal("sms-closed");
  if (!wants_sms) throw fieldRefusal({ wants_sms: [alertMessages.trialOff] });
  await consumeRateLimit(limits.alertTrial, String(userId), context, "trials-used");
  await enqueueAlert(context, {
    ...{ userId, channel, kind: "lead-trial" },
    ...{ sentence: trialSentence, path: at("proRequests") },
  });
}
