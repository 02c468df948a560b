import { goods } from "@jdj/contract/content/goods";
import { Honeypot } from "#app/areas/content/honeypot.tsx";
import styles from "#app/areas/content/vendors/vendors.module.css";
import { bindFields } from "#app/forms/bind-fields.ts";
import { Form } from "#app/forms/form.tsx";
import type { FormState } from "#app/forms/form-state.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorNote } from "#app/ui/error-note.tsx";
import { PhoneField } from "#app/ui/phone-field.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";

const choices = Object.entries(goods).map(([value, label]) => ({ value, label }));

/** The request of somebody who wants to sell. */
export function SupplierForm({ refused }: { refused: FormState | undefined }) {
  const field = bindFields(refused);
  const country = refused?.values.phone_number_code;
  return (
    <Form method="post" noValidate className={styles.form}>
      {refused ? <ErrorNote>{refused.message}</ErrorNote> : null}
      <TextField
        label="Entreprise ou marque"
        autoComplete="organization"
        required
        {...field("company")}
      />
      <TextField label="Votre nom" autoComplete="name" required {...field("contact_name")} />
      <SelectField label="Ce que vous vendez" choices={choices} required {...field("goods")} />
      <TextField
        label="Ville ou commune"
        autoComplete="address-level2"
        required
        {...field("town")}
      />
      <PhoneField
        label="Téléphone"
        required
        {...field("phone_number")}
        {...(country ? { defaultCountry: country } : {})}
      />
      <TextField
        label="Adresse email"
        type="email"
        autoComplete="email"
        inputMode="email"
        required
        {...field("email")}
      />
      <TextField
        label="Site ou page"
        hint="Facultatif. L’adresse complète, qui commence par https://"
        type="url"
        inputMode="url"
        autoComplete="url"
        {...field("website")}
      />
      <TextField
        label="Présentez vos articles"
        hint="Ce que vous vendez, à quels prix, depuis quelle ville vous livrez."
        lines={5}
        required
        {...field("presentation")}
      />
      <Honeypot />
      <Button>Envoyer ma demande</Button>
    </Form>
  );
}
