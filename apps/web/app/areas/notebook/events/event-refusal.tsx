import { isChangedMeanwhile } from "#app/areas/notebook/changed-meanwhile.tsx";
import type { FormState } from "#app/forms/form-state.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { ErrorNote } from "#app/ui/error-note.tsx";
import kit from "#app/ui/kit.module.css";

/** Why an event was not saved; when somebody else was faster, a link to what they saved. */
export function EventRefusal({
  state,
  address,
}: {
  state: FormState | undefined;
  address: string;
}) {
  if (!state) return null;
  return (
    <ErrorNote>
      <p>{state.message}</p>
      {isChangedMeanwhile(state) ? (
        <LinkButton to={address} reloadDocument variant="plain" className={kit.spaceAbove3}>
          Recharger la page
        </LinkButton>
      ) : null}
    </ErrorNote>
  );
}
