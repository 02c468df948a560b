import { useEffect } from "react";
import type { FormState } from "./form-state.ts";

/** Brings the reader to the first field at fault each time a form comes back refused. */
export function useFocusFirstError(state: FormState | undefined): void {
  useEffect(() => {
    if (!state || Object.keys(state.errors).length === 0) return;
    document.querySelector<HTMLElement>("#contenu [aria-invalid]")?.focus();
  }, [state]);
}
