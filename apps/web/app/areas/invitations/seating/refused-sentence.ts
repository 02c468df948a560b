import type { FormState } from "#app/forms/form-state.ts";

/** What a refused form says: the sentence at its field, or that of the form. */
export function refusedSentence(state: FormState): string {
  return Object.values(state.errors).flat()[0] ?? state.message;
}
