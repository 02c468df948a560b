import { useNavigation } from "react-router";
import { useFocusFirstError } from "#app/forms/focus-first-error.ts";
import { Form } from "#app/forms/form.tsx";
import type { FormState } from "#app/forms/form-state.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorNote } from "#app/ui/error-note.tsx";
import kit from "#app/ui/kit.module.css";
import { EmailOrPhone } from "./email-or-phone.tsx";
import styles from "./page.module.css";

type HandOverProps = { eventId: number; state: FormState | undefined };

/** Hands the notebook over to another account, which must take it by the link that it gets. */
export function HandOverNotebook({ eventId, state }: HandOverProps) {
  const busy = useNavigation().formData?.get("intent") === "handover";
  useFocusFirstError(state);
  return (
    <details className={styles.take} open={state !== undefined}>
      <summary>Confier ce carnet à un autre compte</summary>
      <Form
        method="post"
        className={`${kit.card} ${kit.stack5} ${styles.invite}`}
        noValidate
        preventScrollReset
      >
        <input type="hidden" name="intent" value="handover" />
        <input type="hidden" name="event_id" value={eventId} />
        {state ? <ErrorNote>{state.message}</ErrorNote> : null}
        <p>
          Cette personne reçoit un lien et devient propriétaire quand elle l’accepte, avec le compte
          de cette adresse ou de ce numéro. Vous restez dans le carnet avec le rôle «{"\u00a0"}
          Organisation{"\u00a0"}». Les prochains envois seront payés par son compte{"\u00a0"}; votre
          crédit et vos reçus restent à vous.
        </p>
        <EmailOrPhone
          emailLabel="Son adresse email"
          phoneLabel="Son téléphone"
          state={state}
          scope={2}
        />
        <div>
          <Button variant="plain" busy={busy}>
            {busy ? "Envoi…" : "Envoyer le lien de transfert"}
          </Button>
        </div>
      </Form>
    </details>
  );
}
