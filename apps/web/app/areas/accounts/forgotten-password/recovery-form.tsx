import { accountMessages } from "@jdj/contract/accounts/messages";
import { at } from "@jdj/contract/paths/addresses";
import { AccountForm, Lead, OtherPages, Refusal } from "#app/areas/accounts/account-page.tsx";
import { NewPasswordFields } from "#app/areas/accounts/new-password-fields.tsx";
import { Title } from "#app/document/title.tsx";
import { withReturn } from "#app/http/signed-in.ts";
import { Button } from "#app/ui/button.tsx";
import { CodeField } from "#app/ui/code-field.tsx";
import { Countdown } from "#app/ui/countdown.tsx";
import words from "#app/ui/words.module.css";
import type { RecoveryStep } from "./recovery-step.ts";

/** The code of the SMS and the new password, in one form. */
export function RecoveryForm({ back, ...step }: RecoveryStep & { back: string | null }) {
  const { recovery, phone, expiresAt, seconds, message, code, errors } = step;
  return (
    <>
      <Title>Nouveau mot de passe</Title>
      <h1>Choisir un nouveau mot de passe</h1>
      <Lead>
        Pour le compte du <strong className={words.nowrap}>{phone}</strong>.{" "}
        {accountMessages.recoverySent} Tous vos appareils seront déconnectés.
      </Lead>
      <Refusal>{message}</Refusal>
      <AccountForm action={withReturn(at("forgottenPassword"), back)}>
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
        <Lead>
          Code valable encore <Countdown id="code-valable" seconds={seconds} />
        </Lead>
        <NewPasswordFields username={phone} errors={errors} />
        <Button wide>Enregistrer le mot de passe</Button>
      </AccountForm>
      <OtherPages>
        <a href={withReturn(`${at("forgottenPassword")}?mode=telephone`, back)}>
          Demander un autre code
        </a>
        <a href={withReturn(at("signIn"), back)}>Retour à la connexion</a>
      </OtherPages>
    </>
  );
}
