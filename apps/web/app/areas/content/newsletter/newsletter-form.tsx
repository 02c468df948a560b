import { at } from "@jdj/contract/paths/addresses";
import { newsletterSexes } from "#app/areas/content/sexes.ts";
import { bindFields } from "#app/forms/bind-fields.ts";
import { Form } from "#app/forms/form.tsx";
import type { FormState } from "#app/forms/form-state.ts";
import { Button } from "#app/ui/button.tsx";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import kit from "#app/ui/kit.module.css";
import { RadioGroup } from "#app/ui/radio-group.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import styles from "./newsletter-form.module.css";

/**
 * Asks for the newsletter. Its fields have names of their own, since the block is on pages
 * with other forms.
 * @param returnTo where the answer is shown: the page with the block
 */
export function NewsletterForm({ state, returnTo }: { state?: FormState; returnTo: string }) {
  const field = bindFields(state);
  return (
    <Form
      method="post"
      action={at("newsletter")}
      noValidate
      className={`${kit.stack4} ${styles.form}`}
      reloadDocument
    >
      <input type="hidden" name="retour" value={returnTo} />
      <TextField
        label="Adresse email"
        type="email"
        autoComplete="email"
        inputMode="email"
        required
        {...field("newsletter_email")}
      />
      <RadioGroup
        label="Vous êtes"
        choices={newsletterSexes}
        inline
        required
        {...field("newsletter_sexe")}
      />
      <CheckboxField required {...field("newsletter_consent")}>
        J’accepte de recevoir la Newsletter. Un lien dans chaque e-mail permet de se désabonner.{" "}
        <a href={at("privacy")}>Vos données</a>
      </CheckboxField>
      <Button>S’abonner</Button>
    </Form>
  );
}
