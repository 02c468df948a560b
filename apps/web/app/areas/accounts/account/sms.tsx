import type { SmsChoice } from "@jdj/contract/accounts/sms-choice";
import { at } from "@jdj/contract/paths/addresses";
import { displayPhone } from "@jdj/french/phone";
import { OnlySms } from "#app/areas/accounts/sms-choice/only-sms.tsx";
import { SmsChoiceForm } from "#app/areas/accounts/sms-choice/sms-choice-form.tsx";
import type { FormState } from "#app/forms/form-state.ts";
import { LinkButton } from "#app/ui/button.tsx";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";
import styles from "./page.module.css";

/** The customer's choice of messages by SMS, with the number that it lacks. */
export function Sms({ choice, state }: { choice: SmsChoice; state: FormState | undefined }) {
  const { phone_number: phone, unproven_phone_number: unproven, open } = choice;
  return (
    <section className={`${kit.stack3} ${styles.section}`} aria-labelledby="sms">
      <h2 id="sms">Messages par SMS</h2>
      {choice.email === null ? (
        <OnlySms choice={choice} />
      ) : (
        <>
          <p>
            Nous vous écrivons par e-mail à chaque devis, réservation, commande, acompte et
            remboursement.
          </p>
          <SmsChoiceForm choice={choice} state={state} />
        </>
      )}
      {phone !== null || !open ? null : (
        <div className={`${kit.stack4} ${kit.oneColumn} ${words.breakAnywhere} ${kit.itemsStart}`}>
          <p>
            {unproven === null ? (
              "Il vous faut d’abord un numéro de téléphone, confirmé par un code."
            ) : (
              <>
                Confirmez d’abord le{" "}
                <strong className={styles.number}>{displayPhone(unproven)}</strong> par un code.
              </>
            )}
          </p>
          <LinkButton
            to={at(unproven === null ? "editAccount" : "confirmPhone")}
            variant="plain"
            reloadDocument
          >
            {unproven === null ? "Ajouter mon numéro" : "Confirmer mon numéro"}
          </LinkButton>
        </div>
      )}
    </section>
  );
}
