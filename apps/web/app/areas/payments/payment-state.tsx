import { inFrench } from "@jdj/contract/call/french-messages";
import { methodFacts } from "@jdj/contract/payments/methods";
import type { Payment } from "@jdj/contract/payments/payments";
import { dateAndTime } from "@jdj/french/dates";
import { fcfa, grouped } from "@jdj/french/money";
import { useEffect, useState } from "react";
import { useNavigation } from "react-router";
import { Form } from "#app/forms/form.tsx";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { ErrorNote, Note } from "#app/ui/error-note.tsx";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";
import { CreditNoteLinks } from "./credit-note-links.tsx";
import { MethodLogo } from "./method-logo.tsx";
import styles from "./payment-state.module.css";

type PaymentStateProps = {
  payment: Payment;
  /** The response of the payment company, after the payer asked for it. */
  answer: { success: boolean; message: string | null } | undefined;
  /** The page on which a payment method is chosen. */
  payAddress: string;
  /** Where « Retour au site » leads. */
  back: string;
};

/** What a failed payment left undone. */
const untouched: Record<Payment["purpose"], string> = {
  campaign: "Rien n’a été envoyé, et rien n’a été perdu.",
  reminder: "Rien n’a été envoyé, et rien n’a été perdu.",
  credit: "Rien n’a été pris.",
  deposit: "Rien n’a été pris.",
  purchase:
    "Rien n’a été pris. Vos articles restent réservés jusqu’à l’heure indiquée sur la commande.",
  gift: "Rien n’a été pris.",
  "fabric-share": "Rien n’a été pris.",
  contribution: "Rien n’a été pris.",
  listing: "Rien n’a été pris.",
  boost: "Rien n’a été pris.",
};

/** What a payment does once it is confirmed. */
const followed: Record<Payment["purpose"], string> = {
  campaign: "votre carte partira dès qu’il sera confirmé.",
  reminder: "votre carte partira dès qu’il sera confirmé.",
  credit: "votre crédit sera ajouté dès qu’il sera confirmé.",
  deposit: "le prestataire est prévenu dès qu’il est confirmé.",
  purchase: "les vendeurs sont prévenus dès qu’il est confirmé.",
  gift: "votre cadeau est remis dès qu’il est confirmé.",
  "fabric-share": "votre part est notée dès qu’il est confirmé.",
  contribution: "votre cotisation est notée dès qu’il est confirmé.",
  listing: "votre abonnement est prolongé dès qu’il est confirmé.",
  boost: "votre mise en avant est réservée dès qu’il est confirmé.",
};

/** The state of a payment as a sentence, and what the payer can do now. */
export function PaymentState(props: PaymentStateProps) {
  const { payment, payAddress } = props;
  if (payment.state === "paid" || payment.state === "refunded") {
    return (
      <div className={styles.paid} role="status">
        <Icon name="circle-check" size={28} />
        <div>
          <p>
            <strong>Paiement reçu&nbsp;: {fcfa(payment.paid_fcfa ?? payment.order_fcfa)}</strong>
          </p>
          <p>
            {payment.method === null ? null : (
              <span className={kit.row2}>
                <MethodLogo method={payment.method} /> {methodFacts[payment.method].name}
              </span>
            )}
            {payment.paid_at === null ? null : `Le ${dateAndTime(payment.paid_at)}. `}Référence{" "}
            {payment.reference}
          </p>
          {payment.receipt_url === null ? null : (
            <a
              href={payment.receipt_url}
              className={`${kit.tapTarget} ${words.bold} ${kit.gap2}`}
              download
            >
              <Icon name="download" size={20} />
              Télécharger le reçu (PDF)
            </a>
          )}
          <CreditNoteLinks notes={payment.credit_notes} />
          {payment.surplus.map(({ method, paid_fcfa, units, receipt_url }) => (
            <p key={receipt_url}>
              Payée une seconde fois par {methodFacts[method].name}&nbsp;: {fcfa(paid_fcfa)}{" "}
              {payment.channel_id === null
                ? "vous sont rendus. "
                : `sont devenus un crédit de ${grouped(units)} messages. `}
              <a href={receipt_url} download>
                Reçu du second paiement (PDF)
              </a>
            </p>
          ))}
        </div>
      </div>
    );
  }
  if (payment.state === "pending") return <Pending {...props} />;
  return (
    <>
      <ErrorNote>
        <p>{inFrench(payment.reason ?? "Le paiement n’a pas abouti.")}</p>
        <p>{untouched[payment.purpose]}</p>
      </ErrorNote>
      {payment.can.pay ? <LinkButton to={payAddress}>Payer à nouveau</LinkButton> : null}
    </>
  );
}

/** The countdown of 120 seconds, and the note that replaces it. */
function Pending({ payment, answer, payAddress, back }: PaymentStateProps) {
  const busy = useNavigation().formMethod === "POST";
  const left = useSecondsUntil(payment.waiting_until);
  return (
    <div className={`${kit.stack5} ${kit.shrink} ${kit.itemsStart} ${styles.pending}`}>
      {left === null || left > 0 ? (
        <Note>
          <p>
            <strong>Paiement en attente.</strong> Confirmez sur votre téléphone ou sur la page du
            moyen de paiement. Cette page suit votre paiement&nbsp;; vous pouvez aussi la quitter.
          </p>
          {left === null ? null : (
            <p role="timer" className={styles.timer}>
              {Math.floor(left / 60)}:{String(left % 60).padStart(2, "0")}
            </p>
          )}
        </Note>
      ) : (
        <Note tone="warning">
          Si votre paiement est fait, cliquez sur «&nbsp;Retour au site&nbsp;»&nbsp;:{" "}
          {followed[payment.purpose]}
        </Note>
      )}
      {payment.reason === null ? null : <Note tone="warning">{inFrench(payment.reason)}</Note>}
      {answer && !answer.success ? <p role="status">{inFrench(answer.message ?? "")}</p> : null}
      <div className={`${kit.toolbar} ${styles.actions}`}>
        <Form method="post">
          <Button variant="plain" busy={busy}>
            Vérifier maintenant
          </Button>
        </Form>
        {payment.payment_url === null ? null : (
          <a href={payment.payment_url}>Reprendre le paiement</a>
        )}
        {payment.sandbox_url === null ? null : (
          <a href={payment.sandbox_url} target="_blank" rel="noopener">
            Ouvrir le téléphone de démonstration
          </a>
        )}
        <LinkButton to={payAddress} variant="quiet">
          Changer de moyen de paiement
        </LinkButton>
        <LinkButton to={back} variant="quiet">
          Retour au site
        </LinkButton>
      </div>
    </div>
  );
}

/** Whole seconds until an instant, by this device's clock; null before the page runs, or without an instant. */
function useSecondsUntil(instant: string | null): number | null {
  const [left, setLeft] = useState<number | null>(null);
  useEffect(() => {
    if (instant === null) return;
    const end = Date.parse(instant);
    const tell = () => setLeft(Math.max(0, Math.round((end - Date.now()) / 1000)));
    tell();
    const timer = setInterval(tell, 1000);
    return () => clearInterval(timer);
  }, [instant]);
  return left;
}
