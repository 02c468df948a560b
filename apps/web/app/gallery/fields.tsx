import { ApproximateDateField } from "#app/ui/approximate-date-field.tsx";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { CodeField } from "#app/ui/code-field.tsx";
import { DateField } from "#app/ui/date-field.tsx";
import { FileDrop } from "#app/ui/file-drop.tsx";
import kit from "#app/ui/kit.module.css";
import { PasswordField } from "#app/ui/password-field.tsx";
import { PhoneField } from "#app/ui/phone-field.tsx";
import { RadioGroup } from "#app/ui/radio-group.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import styles from "./page.module.css";

const civilities = [
  { value: "Madame", label: "Madame" },
  { value: "Mademoiselle", label: "Mademoiselle" },
  { value: "Monsieur", label: "Monsieur" },
];

export function Fields() {
  return (
    <section className={`${kit.stack5} ${kit.oneColumn} ${kit.shrink} ${styles.section}`}>
      <h2>Champs</h2>
      <form className={`${kit.card} ${kit.stack6} ${styles.fields}`} noValidate>
        <TextField name="last_name" label="Nom" required autoComplete="family-name" />
        <TextField
          name="email"
          label="Email"
          type="email"
          required
          defaultValue="awa@exemple"
          errors={["Veuillez entrer une adresse email valide"]}
        />
        <PasswordField
          name="password"
          label="Mot de passe"
          autoComplete="new-password"
          hint="Trois caractères au moins"
          required
          strength
        />
        <PhoneField name="phone" label="Téléphone" required defaultValue="+2250701020304" />
        <DateField name="dob" label="Date de naissance" required defaultValue="1990-11-20" />
        <ApproximateDateField
          name="in"
          label="Date approximative"
          today="2026-11-20"
          defaultValue="8"
          defaultUnit="months"
        />
        <SelectField
          name="type"
          label="Type d’événement"
          choices={[
            { value: "1", label: "Mariage" },
            { value: "2", label: "Baptême" },
          ]}
          errors={["Veuillez sélectionner un type d'événement"]}
        />
        <RadioGroup
          name="civility"
          label="Civilité"
          choices={civilities}
          defaultValue="Madame"
          required
          inline
        />
        <CodeField name="code" label="Code reçu par SMS" hint="Six chiffres" />
        <FileDrop name="photo" label="Photo" accept="image/*" prompt="Choisir une photo" />
        <TextField name="message" label="Message" lines={4} placeholder="Chers amis…" />
        <div>
          <CheckboxField
            name="terms"
            required
            errors={["Veuillez accepter les conditions générales d'utilisation"]}
          >
            J’accepte les conditions générales d’utilisation
          </CheckboxField>
          <CheckboxField name="newsletter" defaultValue="1">
            Je souhaite recevoir la lettre d’information
          </CheckboxField>
        </div>
      </form>
    </section>
  );
}
