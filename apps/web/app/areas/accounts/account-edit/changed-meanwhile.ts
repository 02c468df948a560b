import type { FormState } from "#app/forms/form-state.ts";

/** Whether the form was refused because the account was saved elsewhere since it was shown. */
export function isChangedMeanwhile(state: FormState | undefined): boolean {
  return state?.code === "changed-meanwhile";
}

/**
 * The line at a field that was saved otherwise meanwhile; undefined where both agree.
 * @param typed what the refused form holds
 * @param stored what is saved by now, as it is read
 */
export function theirsBeside(
  typed: string | null | undefined,
  stored: string | null | undefined,
): string | undefined {
  if ((typed ?? "") === (stored ?? "")) return undefined;
  return stored ? `Enregistré entre-temps\u00a0: ${stored}` : "Effacé entre-temps";
}
