import { Form } from "react-router";
import { at } from "../../../addresses.ts";
import { fieldsOf } from "../../../fields-of.ts";
import type { FormState } from "../../../form-state.ts";
import { Button } from "../../../ui/button.tsx";
import { CheckboxField } from "../../../ui/checkbox-field.tsx";
import { RadioGroup } from "../../../ui/radio-group.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { newsletterSexes } from "../sexes.ts";
import styles from "./newsletter-form.module.css";

/**
 * Asks for the newsletter. Its fields bear names of their own, since the block stands on pages
 * that have forms too.
 * @param returnTo where the answer is shown: the page on which the block stands
 */
export function NewsletterForm({ state, returnTo }: { state?: FormState; returnTo: string }) {
  const field = fieldsOf(state);
  return (
    <Form method="post" action={at("newsletter")} noValidate className={styles.form} reloadDocument>
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
        J’accepte de recevoir la Newsletter. Un lien dans chaque lettre permet de partir.{" "}
        <a href={at("privacy")}>Vos données</a>
      </CheckboxField>
      <Button>S’abonner</Button>
    </Form>
  );
}
