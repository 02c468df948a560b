import { fieldErrorsOf, refusalMessage } from "@jdj/contract/call/refusals";
import type { RequestContext } from "../../app-context.ts";
import { approveApplication } from "../provider-accounts/applications/approve-application.ts";
import { refuseApplication } from "../provider-accounts/applications/refuse-application.ts";
import { resendActivation } from "../provider-accounts/applications/resend-activation.ts";

/** Answers a vendor's request; returns the sentence that the page shows. */
type Decision = (context: RequestContext, id: number, reason: string) => Promise<string>;

/** The sentence of a refusal in place of an error. */
function explained(decide: Decision): Decision {
  return async (...given) => {
    try {
      return await decide(...given);
    } catch (error) {
      const [first] = Object.values(fieldErrorsOf(error) ?? {}).flat();
      const sentence = first ?? refusalMessage(error);
      if (sentence === null) throw error;
      return sentence;
    }
  };
}

/** What an operator answers a vendor's request, by the action of the form. */
export const decisions = {
  approve: explained(async (context, id) => {
    await approveApplication(context, id);
    return "Demande acceptée\u00a0: le lien d’activation est envoyé.";
  }),
  refuse: explained(async (context, id, reason) => {
    await refuseApplication(context, id, reason);
    return "Demande refusée\u00a0: le motif est envoyé.";
  }),
  resend: explained(async (context, id) => {
    await resendActivation(context, id);
    return "Un nouveau lien d’activation est envoyé.";
  }),
} as const;

/** Whether an action of the form answers a vendor's request. */
export function isDecision(action: unknown): action is keyof typeof decisions {
  return typeof action === "string" && Object.hasOwn(decisions, action);
}
