import type { FieldErrors } from "@jdj/contract/call/refusals";
import type { FormState } from "#app/forms/form-state.ts";

/** The second step by phone: the code of the SMS and the new password. */
export type RecoveryStep = {
  step: "recovery";
  /** Held by this browser only, and sent with the code. */
  recovery: string;
  /** As it is displayed: « +225 07 01 02 03 04 ». */
  phone: string;
  /** When the code expires, in ms since 1970, and the seconds until then. */
  expiresAt: number;
  seconds: number;
  message?: string;
  code?: string;
  errors: FieldErrors;
};

/** Whether the page is at its second step. */
export function isRecoveryStep(
  answer: FormState | RecoveryStep | undefined,
): answer is RecoveryStep {
  return answer !== undefined && "step" in answer;
}
