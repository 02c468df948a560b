import { fieldErrorsOf, isRefusal } from "@jdj/contract/call/refusals";
import { sequenceMessages } from "@jdj/contract/invitations/sequence-messages";
import type { RequestContext } from "../../../app-context.ts";
import { type PayerEvent, planStep } from "./plan-step.ts";
import { listSteps } from "./queries.ts";

/**
 * Plans every step of an event that is only written, at its own day; what cannot be planned stays as it
 * is.
 * @returns how many were planned, and for each other one why not, in French
 */
export async function planEachStep(
  context: RequestContext,
  event: PayerEvent,
): Promise<{ planned: number; refused: string[] }> {
  const refused: string[] = [];
  let planned = 0;
  for (const { id, state, offset_days: offsetDays, hour } of await listSteps(context.db, event)) {
    if (state !== "off") continue;
    try {
      await planStep(context, event, id, { offsetDays, hour });
      planned += 1;
    } catch (error) {
      refused.push(whyNot(error));
    }
  }
  return { planned, refused };
}

/** @throws what is no refusal */
function whyNot(error: unknown): string {
  const fields = fieldErrorsOf(error);
  if (fields) return Object.values(fields).flat()[0] ?? sequenceMessages.refused;
  if (isRefusal(error, "channel-closed")) return sequenceMessages.closed;
  if (isRefusal(error, "message-under-way")) return sequenceMessages.refused;
  throw error;
}
