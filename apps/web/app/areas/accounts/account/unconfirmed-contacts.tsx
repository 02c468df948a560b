import { at } from "@jdj/contract/paths/addresses";
import { displayPhone } from "@jdj/french/phone";
import { Button, LinkButton } from "#app/ui/button.tsx";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";
import styles from "./page.module.css";

type PendingProps = {
  /** The address that will replace the account's, and the number that is still to be confirmed; null for none. */
  email: string | null;
  phone: string | null;
  /** Whether the number will replace a proven one, which counts meanwhile. */
  replacesPhone: boolean;
  /** Whether codes and links can be sent, by channel. */
  methods: { email: boolean; phone: boolean };
};

/** The unconfirmed address and number of the account, with the buttons to confirm them. */
export function UnconfirmedContacts({ email, phone, replacesPhone, methods }: PendingProps) {
  if (email === null && phone === null) return null;
  return (
    <section
      className={`${kit.card} ${kit.stack5} ${kit.oneColumn} ${kit.pad4}`}
      aria-labelledby="a-confirmer"
    >
      <h2 id="a-confirmer">À confirmer</h2>
      {email === null ? null : (
        <form
          method="post"
          action={at("resendVerification")}
          className={`${kit.stack4} ${kit.oneColumn} ${words.breakAnywhere} ${kit.itemsStart}`}
        >
          <p>
            Nouvelle adresse&nbsp;: <strong>{email}</strong>. Ouvrez le lien que nous y avons
            envoyé&nbsp;; l’adresse actuelle reste la vôtre jusque-là.
          </p>
          {methods.email ? <Button variant="plain">Renvoyer le lien</Button> : null}
        </form>
      )}
      {phone === null ? null : (
        <div className={`${kit.stack4} ${kit.oneColumn} ${words.breakAnywhere} ${kit.itemsStart}`}>
          <p>
            {replacesPhone ? "Nouveau numéro" : "Téléphone principal"}&nbsp;:{" "}
            <strong className={styles.number}>{displayPhone(phone)}</strong>.{" "}
            {replacesPhone
              ? "Un code par SMS le confirme\u00a0; le numéro actuel reste le vôtre jusque-là."
              : "Confirmé par un code reçu par SMS, il sert aussi à vous connecter."}
          </p>
          {methods.phone ? (
            <LinkButton to={at("confirmPhone")} variant="plain">
              Confirmer ce numéro
            </LinkButton>
          ) : (
            <p>L’envoi de SMS n’est pas disponible pour le moment.</p>
          )}
        </div>
      )}
    </section>
  );
}
