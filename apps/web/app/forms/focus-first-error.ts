import { useEffect } from "react";
import type { FormState } from "./form-state.ts";

/**
 * Brings the reader to what went wrong each time a form comes back refused: the first field at
 * fault or, when no field is, the sentence about the whole form. The page itself does not scroll.
 */
export function useFocusFirstError(state: FormState | undefined): void {
  useEffect(() => {
    if (!state) return;
    const field = document.querySelector<HTMLElement>("#contenu [aria-invalid]");
    if (field) field.focus();
    else document.querySelector("#contenu [role=alert]")?.scrollIntoView({ block: "center" });
  }, [state]);
}
