import { useEffect } from "react";
import type { FormState } from "./form-state.ts";

/**
 * Moves the focus after each refusal of a form: to the first invalid field or, when there is
 * none, to the sentence about the whole form. The page itself does not scroll.
 */
export function useFocusFirstError(state: FormState | undefined): void {
  useEffect(() => {
    if (!state) return;
    const field = document.querySelector<HTMLElement>("#contenu [aria-invalid]");
    if (field) field.focus();
    else document.querySelector("#contenu [role=alert]")?.scrollIntoView({ block: "center" });
  }, [state]);
}
