import type { SequenceStep } from "./message-sequence.ts";
import type { StepPurpose } from "./sequence-steps.ts";

/** What a step is called. */
export const purposeLabels: Readonly<Record<Exclude<StepPurpose, "own">, string>> = {
  "save-the-date": "Save the date",
  invitation: "Invitation",
  reminder: "Rappel à qui n’a pas répondu",
  practical: "Informations pratiques",
  eve: "La veille",
  thanks: "Remerciements",
};

/** The name of a step: of one that its host added the category of its card, or its subject. */
export function stepTitle({
  purpose,
  category,
  subject,
}: Pick<SequenceStep, "purpose" | "category" | "subject">): string {
  return purpose === "own" ? (category ?? subject ?? "Message") : purposeLabels[purpose];
}
