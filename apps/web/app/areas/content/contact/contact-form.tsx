import { Honeypot } from "#app/areas/content/honeypot.tsx";
import { contactSexes } from "#app/areas/content/sexes.ts";
import { bindFields } from "#app/forms/bind-fields.ts";
import { Form } from "#app/forms/form.tsx";
import type { FormState } from "#app/forms/form-state.ts";
import { Button } from "#app/ui/button.tsx";
import control from "#app/ui/control.module.css";
import { ErrorNote } from "#app/ui/error-note.tsx";
import { FieldGroup } from "#app/ui/field.tsx";
import kit from "#app/ui/kit.module.css";
import { RadioGroup } from "#app/ui/radio-group.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import styles from "./page.module.css";

/** The message form: every field is required, errors are shown at the fields, typed values stay. */
export function ContactForm({ state }: { state: FormState | undefined }) {
  const field = bindFields(state);
  const { errors } = field("phone_numbers");
  const phone = (name: string, label: string) => (
    <input
      id={name === "phone_1" ? "champ-phone_numbers" : undefined}
      className={control.control}
      type="tel"
      name={name}
      aria-label={label}
      autoComplete={name === "phone_1" ? "tel-national" : "off"}
      placeholder="07 01 02 03 04"
      defaultValue={field(name).defaultValue}
      aria-invalid={errors?.length ? true : undefined}
      aria-required
    />
  );
  return (
    <Form method="post" noValidate className={`${kit.stack5} ${kit.outlined} ${styles.form}`}>
      {state ? <ErrorNote>{state.message}</ErrorNote> : null}
      <TextField label="Nom" autoComplete="name" required {...field("name")} />
      <TextField
        label="Adresse email"
        type="email"
        autoComplete="email"
        inputMode="email"
        required
        {...field("email")}
      />
      <FieldGroup
        label="Deux numéros de téléphone"
        hint="Le vôtre et celui d’un proche. Un seul numéro&nbsp;? Donnez-le deux fois."
        required
        {...field("phone_numbers")}
      >
        <div className={`${kit.stack2} ${styles.numbers}`}>
          {phone("phone_1", "Premier numéro")}
          {phone("phone_2", "Second numéro")}
        </div>
      </FieldGroup>
      <RadioGroup label="Vous êtes" choices={contactSexes} inline required {...field("sexe")} />
      <TextField label="Votre message" lines={6} required {...field("msg")} />
      <Honeypot />
      <Button>Envoyer</Button>
    </Form>
  );
}
