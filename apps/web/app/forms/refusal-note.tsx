import { ErrorNote } from "#app/ui/error-note.tsx";
import type { FormState } from "./form-state.ts";

/**
 * Why a form was refused that the page no longer shows, since another tab or person was faster: what
 * its fields would say, or its message.
 */
export function RefusalNote({ state }: { state: FormState | undefined }) {
  if (state === undefined) return null;
  const ofFields = Object.values(state.errors).flat();
  return <ErrorNote>{ofFields.length > 0 ? ofFields.join(". ") : state.message}</ErrorNote>;
}
