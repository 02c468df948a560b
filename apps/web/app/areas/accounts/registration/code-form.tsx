import { accountMessages } from "@jdj/contract/accounts/messages";
import { at } from "@jdj/contract/paths/addresses";
import { AccountForm, Lead } from "#app/areas/accounts/account-page.tsx";
import { Title } from "#app/document/title.tsx";
import { Button } from "#app/ui/button.tsx";
import { CodeField } from "#app/ui/code-field.tsx";
import { Countdown } from "#app/ui/countdown.tsx";
import { ErrorNote, Note } from "#app/ui/error-note.tsx";
import kit from "#app/ui/kit.module.css";
import { Toast } from "#app/ui/toast.tsx";
import words from "#app/ui/words.module.css";
import styles from "./code-form.module.css";
import type { CodeStep } from "./code-step.ts";

/** The second step of a registration by phone: six boxes, the time left, another code after it. */
export function CodeForm({
  fields,
  phone,
  seconds,
  sent,
  spent,
  message,
  isAdvice,
  errors,
}: CodeStep) {
  return (
    <>
      <Title>Votre code de vérification</Title>
      <h1>Votre code de vérification</h1>
      <Lead>
        Un code à 6 chiffres a été envoyé au <strong>{phone}</strong>.
      </Lead>
      {message ? (
        <div className={kit.spaceAbove4}>
          {isAdvice ? <Note>{message}</Note> : <ErrorNote>{message}</ErrorNote>}
        </div>
      ) : null}
      <AccountForm action={at("register")} id="code-form">
        {fields.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <input type="hidden" name="step" value="code" />
        {spent ? <input type="hidden" name="spent" value="1" /> : null}
        <CodeField name="code" label="Code reçu par SMS" errors={errors.code} submits />
        {spent ? null : (
          <p className={words.secondary} data-before="code-valable">
            Code valable encore <Countdown id="code-valable" seconds={seconds} />
          </p>
        )}
        <Button wide variant={spent ? "plain" : "main"}>
          Valider le code
        </Button>
      </AccountForm>
      <div className={`${kit.wrap3} ${styles.others}`}>
        <div
          data-after={spent ? undefined : "code-valable"}
          className={spent ? undefined : styles.after}
        >
          <Button variant={spent ? "main" : "plain"} form="code-form" name="choice" value="resend">
            Renvoyer un code
          </Button>
        </div>
        <Button variant="quiet" form="code-form" name="choice" value="back">
          Modifier mes informations
        </Button>
      </div>
      {sent ? <Toast kind="success" text={accountMessages.otpSent} /> : null}
    </>
  );
}
