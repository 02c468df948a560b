import { sharedRoles } from "@jdj/contract/call/sharing-policy";
import { roleLabels, roleSentences } from "@jdj/contract/notebook/sharing-words";
import { useNavigation } from "react-router";
import { bindFields } from "#app/forms/bind-fields.ts";
import { useFocusFirstError } from "#app/forms/focus-first-error.ts";
import { Form } from "#app/forms/form.tsx";
import type { FormState } from "#app/forms/form-state.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorNote } from "#app/ui/error-note.tsx";
import kit from "#app/ui/kit.module.css";
import { RadioGroup } from "#app/ui/radio-group.tsx";
import words from "#app/ui/words.module.css";
import { EmailOrPhone } from "./email-or-phone.tsx";
import styles from "./page.module.css";

type InviteFormProps = { eventId: number; state: FormState | undefined };

/** Invites a person, by email or SMS. */
export function InviteForm({ eventId, state }: InviteFormProps) {
  const field = bindFields(state, { role: "reader" });
  const busy = useNavigation().formData?.get("intent") === "invite";
  useFocusFirstError(state);
  return (
    <section className={`${kit.stack4} ${kit.oneColumn}`} aria-labelledby="inviter">
      <h2 id="inviter">Inviter quelqu’un</h2>
      <Form
        method="post"
        className={`${kit.card} ${kit.stack5} ${styles.invite}`}
        noValidate
        preventScrollReset
      >
        <input type="hidden" name="intent" value="invite" />
        <input type="hidden" name="event_id" value={eventId} />
        {state ? <ErrorNote>{state.message}</ErrorNote> : null}
        <RadioGroup
          label="Son rôle"
          required
          choices={sharedRoles.map((role) => ({
            value: role,
            label: `${roleLabels[role]}\u00a0: ${roleSentences[role]}`,
          }))}
          {...field("role")}
        />
        <EmailOrPhone emailLabel="Adresse email" phoneLabel="Téléphone" state={state} />
        <p className={words.note}>
          Nous envoyons un lien, par e-mail ou par SMS, valable 7 jours et pour une seule personne.
        </p>
        <div>
          <Button busy={busy}>{busy ? "Envoi…" : "Envoyer l’invitation"}</Button>
        </div>
      </Form>
    </section>
  );
}
