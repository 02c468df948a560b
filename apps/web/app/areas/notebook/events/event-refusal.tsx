import type { FormState } from "../../../form-state.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { ErrorNote } from "../../../ui/error-note.tsx";
import { isChangedMeanwhile } from "../changed-meanwhile.tsx";
import styles from "./event-form.module.css";

/** Why an event was not saved; when somebody else was faster, the way to what they wrote. */
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
        <LinkButton to={address} reloadDocument look="plain" className={styles.reload}>
          Recharger la page
        </LinkButton>
      ) : null}
    </ErrorNote>
  );
}
