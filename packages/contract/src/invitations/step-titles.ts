import type { SequenceStep } from "./message-sequence.ts";
import type { StepPurpose } from "./sequence-steps.ts";

/** What a step is called. */
export const purposeLabels: Readonly<Record<Exclude<StepPurpose, "own">, string>> = {
  reminder: "Rappel à qui n’a pas répondu",
  practical: "Informations pratiques",
  eve: "La veille",
  thanks: "Remerciements",
};

/** The name of a step: of one that its host added its subject. */
export function stepTitle({ purpose, subject }: Pick<SequenceStep, "purpose" | "subject">): string {
  return purpose === "own" ? (subject ?? "Message") : purposeLabels[purpose];
}
