import type { SmsChoice } from "@jdj/contract/accounts/sms-choice";
import { displayPhone } from "@jdj/french/phone";
import words from "#app/ui/words.module.css";

/** That somebody without an email address gets everything by SMS: there is nothing to choose. */
export function OnlySms({ choice: { phone_number: phone } }: { choice: SmsChoice }) {
  return (
    <p>
      {phone === null ? (
        "Votre compte n’a pas d’adresse e-mail. Confirmez votre numéro pour recevoir nos messages par SMS."
      ) : (
        <>
          Votre compte n’a pas d’adresse e-mail&nbsp;: nous vous écrivons par SMS au{" "}
          <strong className={words.nowrap}>{displayPhone(phone)}</strong>.
        </>
      )}
    </p>
  );
}
