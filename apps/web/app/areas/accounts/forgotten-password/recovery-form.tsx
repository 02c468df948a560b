import { accountMessages } from "@jdj/contract/accounts/messages";
import { at } from "@jdj/contract/paths/addresses";
import forms from "#app/areas/accounts/form.module.css";
import { Title } from "#app/document/title.tsx";
import { withReturn } from "#app/http/signed-in.ts";
import { Button } from "#app/ui/button.tsx";
import { CodeField } from "#app/ui/code-field.tsx";
import { Countdown } from "#app/ui/countdown.tsx";
import { ErrorNote } from "#app/ui/error-note.tsx";
import kit from "#app/ui/kit.module.css";
import { PasswordField } from "#app/ui/password-field.tsx";
import type { RecoveryStep } from "./recovery-step.ts";

/** The code of the SMS and the new password, in one form. */
export function RecoveryForm({ back, ...step }: RecoveryStep & { back: string | null }) {
  const { recovery, phone, expiresAt, seconds, message, code, errors } = step;
  return (
    <>
      <Title>Nouveau mot de passe</Title>
      <h1>Choisir un nouveau mot de passe</h1>
      <p className={forms.lead}>
        Pour le compte du <strong className={kit.nowrap}>{phone}</strong>.{" "}
        {accountMessages.recoverySent} Tous vos appareils seront déconnectés.
      </p>
      {message ? (
        <div className={forms.message}>
          <ErrorNote>{message}</ErrorNote>
        </div>
      ) : null}
      <form
        method="post"
        action={withReturn(at("forgottenPassword"), back)}
        noValidate
        className={`${kit.stack5} ${forms.form}`}
      >
        <input type="hidden" name="recovery" value={recovery} />
        <input type="hidden" name="phone" value={phone} />
        <input type="hidden" name="expires_at" value={expiresAt} />
        <CodeField
          name="code"
          label="Code reçu par SMS"
          errors={errors.code}
          defaultValue={errors.code ? undefined : code}
          required
        />
        <p className={forms.lead}>
          Code valable encore <Countdown id="code-valable" seconds={seconds} />
        </p>
        <input type="tel" name="username" autoComplete="username" defaultValue={phone} hidden />
        <PasswordField
          label="Nouveau mot de passe"
          name="password"
          hint="3 caractères au moins. Une suite de mots est plus sûre."
          errors={errors.password}
          autoComplete="new-password"
          strength
          required
        />
        <PasswordField
          label="Confirmer le mot de passe"
          name="password_confirmation"
          errors={errors.password_confirmation}
          autoComplete="new-password"
          required
        />
        <Button wide>Enregistrer le mot de passe</Button>
      </form>
      <nav aria-label="Autres pages" className={forms.others}>
        <a href={withReturn(`${at("forgottenPassword")}?mode=telephone`, back)}>
          Demander un autre code
        </a>
        <a href={withReturn(at("signIn"), back)}>Retour à la connexion</a>
      </nav>
    </>
  );
}
