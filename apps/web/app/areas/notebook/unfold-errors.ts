import { useEffect } from "react";
import type { FormState } from "#app/forms/form-state.ts";

/** Unfolds the sections that hide an invalid field of a refused form, before the field is focused. */
export function useUnfoldErrors(state: FormState | undefined): void {
  useEffect(() => {
    if (!state) return;
    for (const field of document.querySelectorAll("#contenu [aria-invalid]"))
      field.closest("details")?.setAttribute("open", "");
  }, [state]);
}
