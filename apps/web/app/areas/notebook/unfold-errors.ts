import { useEffect } from "react";
import type { FormState } from "#app/forms/form-state.ts";

/** Unfolds what hides a field at fault when a form comes back refused; before it is focused. */
export function useUnfoldErrors(state: FormState | undefined): void {
  useEffect(() => {
    if (!state) return;
    for (const field of document.querySelectorAll("#contenu [aria-invalid]"))
      field.closest("details")?.setAttribute("open", "");
  }, [state]);
}
