import type { FormState } from "#app/forms/form-state.ts";
import { ErrorNote, Note } from "#app/ui/error-note.tsx";

/** The note above a form's fields: why it was refused, or that it waits for the network. */
export function FormNote({ state }: { state: FormState }) {
  if (!state.waiting) return <ErrorNote>{state.message}</ErrorNote>;
  return (
    <div role="status">
      <Note>{state.message}</Note>
    </div>
  );
}
