import type { EventPageSettings } from "@jdj/contract/event-page/settings";
import type { EventPageVisibility } from "@jdj/contract/event-page/visibility";
import { useNavigation } from "react-router";
import { bindFields } from "#app/forms/bind-fields.ts";
import { Form } from "#app/forms/form.tsx";
import type { FormState } from "#app/forms/form-state.ts";
import { Button } from "#app/ui/button.tsx";
import kit from "#app/ui/kit.module.css";
import { PasswordField } from "#app/ui/password-field.tsx";
import { RadioGroup } from "#app/ui/radio-group.tsx";
import styles from "./settings.module.css";
import { useConflict } from "./use-conflict.tsx";

const choices: { value: EventPageVisibility; label: string }[] = [
  { value: "off", label: "Personne\u00a0: la page est fermée" },
  { value: "link", label: "Ceux qui ont le lien" },
  { value: "password", label: "Ceux qui ont le lien et un mot de passe" },
  { value: "public", label: "Tout le monde\u00a0: les moteurs de recherche la montrent aussi" },
];

type VisibilityFormProps = {
  eventId: number;
  page: EventPageSettings;
  state: FormState | undefined;
};

/** Who sees the page, and the password of one that asks for it. */
export function VisibilityForm({ eventId, page, state }: VisibilityFormProps) {
  const busy = useNavigation().formData?.get("intent") === "visibility";
  const { note, theirs } = useConflict(state);
  const field = bindFields(state, { visibility: page.visibility });
  return (
    <section className={`${kit.stack3} ${kit.oneColumn} ${kit.narrow}`} aria-labelledby="qui">
      <h2 id="qui">Qui voit la page</h2>
      <Form
        method="post"
        className={`${kit.card} ${kit.pad4} ${kit.stack4} ${kit.oneColumn} ${styles.visibility}`}
        noValidate
        preventScrollReset
      >
        <input type="hidden" name="intent" value="visibility" />
        <input type="hidden" name="event_id" value={eventId} />
        <input type="hidden" name="version" value={(theirs ?? page).version} />
        {note}
        <RadioGroup label="La page est ouverte à" choices={choices} {...field("visibility")} />
        <div className={styles.password}>
          <PasswordField
            label={page.has_password ? "Nouveau mot de passe" : "Mot de passe"}
            hint={
              page.has_password
                ? "Vide, il reste le même. Un nouveau ferme la page à ceux qui l’ont ouverte avec l’ancien."
                : "6 caractères au moins. Dites-le à vos invités\u00a0; ceux qui ont une carte n’en ont pas besoin."
            }
            autoComplete="new-password"
            {...field("password")}
          />
        </div>
        <div>
          <Button busy={busy}>Enregistrer</Button>
        </div>
      </Form>
    </section>
  );
}
