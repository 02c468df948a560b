import type { GroupLink } from "@jdj/contract/notebook/group-links";
import { useNavigation } from "react-router";
import { bindFields } from "#app/forms/bind-fields.ts";
import { useFocusFirstError } from "#app/forms/focus-first-error.ts";
import { Form } from "#app/forms/form.tsx";
import type { FormState } from "#app/forms/form-state.ts";
import { Button } from "#app/ui/button.tsx";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { DateField } from "#app/ui/date-field.tsx";
import { ErrorNote } from "#app/ui/error-note.tsx";
import kit from "#app/ui/kit.module.css";
import { TextField } from "#app/ui/text-field.tsx";
import styles from "./group-links.module.css";

type GroupFormProps = {
  eventId: number;
  /** Null for a new group. */
  link: GroupLink | null;
  state: FormState | undefined;
};

/** What a box is after a refused form, whose unticked boxes were not sent. */
const ticked = (state: FormState | undefined, name: string, saved: boolean) =>
  (state ? state.values[name] === "1" : saved) ? "1" : "";

/** The form of a group: its name, its seats and how it takes registrations. */
export function GroupForm({ eventId, link, state }: GroupFormProps) {
  const busy = useNavigation().formData?.get("intent") === "save";
  useFocusFirstError(state);
  const field = bindFields(state, {
    name: link?.name,
    seats: link ? String(link.seats) : "",
    closes_on: link?.closes_on,
  });
  const box = (name: string, saved: boolean) => ({
    ...field(name),
    defaultValue: ticked(state, name, saved),
  });
  return (
    <Form method="post" className={`${kit.stack4} ${styles.form}`} noValidate>
      <input type="hidden" name="intent" value="save" />
      <input type="hidden" name="event_id" value={eventId} />
      {link ? <input type="hidden" name="version" value={link.version} /> : null}
      {state ? <ErrorNote>{state.message}</ErrorNote> : null}
      <TextField
        label="Nom du groupe"
        placeholder="Famille de la mariée"
        maxLength={60}
        hint="Vos invités le lisent. Il devient leur catégorie dans votre liste."
        required
        {...field("name")}
      />
      <TextField
        label="Nombre de places"
        inputMode="numeric"
        maxLength={5}
        required
        {...field("seats")}
      />
      <DateField
        label="Dernier jour pour s’inscrire"
        hint={"Vide\u00a0: sans limite. JJ/MM/AAAA"}
        {...field("closes_on")}
      />
      <div>
        <CheckboxField {...box("counts_companions", link?.counts_companions ?? true)}>
          Les accompagnants prennent des places
        </CheckboxField>
        <CheckboxField {...box("needs_approval", link?.needs_approval ?? false)}>
          Je confirme chaque inscription
        </CheckboxField>
        <CheckboxField {...box("shows_left", link?.shows_left ?? true)}>
          Montrer combien de places il reste
        </CheckboxField>
      </div>
      <div>
        <Button busy={busy}>{link ? "Enregistrer" : "Créer le lien"}</Button>
      </div>
    </Form>
  );
}
