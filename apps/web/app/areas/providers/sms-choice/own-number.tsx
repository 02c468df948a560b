import type { SmsChoice } from "@jdj/contract/accounts/sms-choice";
import { displayPhone } from "@jdj/french/phone";
import { bindFields } from "#app/forms/bind-fields.ts";
import type { FormState } from "#app/forms/form-state.ts";
import { Button } from "#app/ui/button.tsx";
import { CodeField } from "#app/ui/code-field.tsx";
import { ErrorNote } from "#app/ui/error-note.tsx";
import kit from "#app/ui/kit.module.css";
import { PhoneField } from "#app/ui/phone-field.tsx";
import styles from "#app/ui/pro.module.css";
import words from "#app/ui/words.module.css";

type OwnNumberProps = { choice: SmsChoice; state: FormState | undefined };

/** The number of a member of a team: the code that proves it, or the field to enter another. */
export function OwnNumber({ choice, state }: OwnNumberProps) {
  const { phone_number: phone, unproven_phone_number: unproven } = choice;
  const isCode = state?.values.intent === "code";
  const ofNumber = isCode ? undefined : state;
  const field = bindFields(ofNumber);
  const country = ofNumber?.values.phone_number_code;
  const number = (
    <form method="post" noValidate className={`${kit.stack5} ${kit.narrow}`}>
      <input type="hidden" name="intent" value="phone" />
      <PhoneField
        label="Numéro de téléphone"
        hint={"Nous y envoyons un code à 6\u00a0chiffres. Il sert aussi à vous connecter."}
        required
        fewCountries
        {...field("phone_number")}
        {...(country ? { defaultCountry: country } : {})}
      />
      <div>
        <Button variant={unproven === null ? "main" : "plain"}>Recevoir le code</Button>
      </div>
    </form>
  );
  return (
    <section className={kit.stack4} aria-labelledby="numero">
      <h2 id="numero">Mon numéro</h2>
      {phone === null ? null : (
        <p>
          <strong className={words.nowrap}>{displayPhone(phone)}</strong>, confirmé.
        </p>
      )}
      {state && Object.keys(state.errors).length === 0 ? (
        <ErrorNote>{state.message}</ErrorNote>
      ) : null}
      {unproven === null ? null : (
        <div className={`${kit.card} ${kit.stack5} ${styles.box}`}>
          <p>
            Entrez le code reçu par SMS au{" "}
            <strong className={words.nowrap}>{displayPhone(unproven)}</strong>. Il est valable
            10&nbsp;minutes.
          </p>
          <form method="post" noValidate className={`${kit.stack5} ${kit.narrow}`}>
            <input type="hidden" name="intent" value="code" />
            <CodeField
              name="code"
              label="Code reçu par SMS"
              errors={isCode ? state.errors.code : undefined}
              required
            />
            <div>
              <Button>Confirmer mon numéro</Button>
            </div>
          </form>
          <form method="post">
            <input type="hidden" name="intent" value="phone" />
            <input type="hidden" name="phone_number" value={unproven} />
            <Button variant="plain">Renvoyer un code</Button>
          </form>
        </div>
      )}
      {unproven === null && phone === null ? (
        number
      ) : (
        <details
          className={styles.edit}
          open={ofNumber?.errors.phone_number !== undefined || undefined}
        >
          <summary>
            {unproven === null ? "Changer de numéro" : "Ce n’est pas le bon numéro"}
          </summary>
          {number}
        </details>
      )}
      {choice.email === null || (unproven === null && phone === null) ? null : (
        <details className={styles.edit}>
          <summary>Retirer ce numéro</summary>
          <form method="post" className={`${kit.stack3} ${kit.narrow}`}>
            <input type="hidden" name="intent" value="remove" />
            <p>
              Votre téléphone ne vous préviendra plus, et vous ne pourrez plus vous connecter par ce
              numéro. Nous continuons de vous écrire à{" "}
              <strong className={words.breakAnywhere}>{choice.email}</strong>.
            </p>
            <div>
              <Button variant="plain">Retirer mon numéro</Button>
            </div>
          </form>
        </details>
      )}
    </section>
  );
}
