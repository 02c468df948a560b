import type { FieldErrors } from "@jdj/contract/call/refusals";
import type { FormState } from "#app/forms/form-state.ts";

/** The second step: six digits are asked for. */
export type CodeStep = {
  step: "code";
  /** What was typed in the first step, but the password. */
  fields: readonly (readonly [name: string, value: string])[];
  /** As it is read: « +225 07 01 02 03 04 ». */
  phone: string;
  /** Until the code expires. */
  seconds: number;
  /** A code has just been sent: shown in a toast. */
  sent: boolean;
  /** Closed by wrong attempts: another may be requested at once. */
  spent?: boolean | undefined;
  message?: string | undefined;
  /** Whether the message is an advice, and nothing was refused. */
  isAdvice?: boolean;
  errors: FieldErrors;
};

/** Whether the page is at its second step. */
export function isCodeStep(answer: FormState | CodeStep | undefined): answer is CodeStep {
  return answer !== undefined && "step" in answer;
}
