import type { Dispute } from "@jdj/contract/disputes/shapes";
import { dateAndTime } from "@jdj/french/dates";
import { fcfa } from "@jdj/french/money";
import type { ReactNode } from "react";
import { Form } from "#app/forms/form.tsx";
import { Button } from "#app/ui/button.tsx";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";
import styles from "./disputes.module.css";

type DisputeNoteProps = {
  dispute: Dispute;
  /** Who reads it. */
  side: "customer" | "provider";
  /** The provider or seller, for the customer. */
  name: string;
  /** The answer form of the other side. */
  children?: ReactNode;
};

/** A dispute as both sides read it: how far it is, what both wrote and show, and the decision. */
export function DisputeNote({ dispute, side, name, children }: DisputeNoteProps) {
  const isCustomer = side === "customer";
  return (
    <section className={`${kit.card} ${kit.stack2} ${styles.dispute}`} aria-label="Litige">
      <p className={words.bold}>Litige&nbsp;: {dispute.kind_label}</p>
      <p>{stateOf(dispute, isCustomer, name)}</p>
      <Statement title={isCustomer ? "Votre message" : "Le client écrit"} text={dispute.reason} />
      <Photos paths={dispute.photos} title={isCustomer ? "Votre photo" : "Photo du client"} />
      <Statement title={isCustomer ? `${name} répond` : "Votre réponse"} text={dispute.answer} />
      <Photos paths={dispute.answer_photos} title="Photo de la réponse" />
      <Statement title="Notre décision" text={dispute.decision} />
      {children}
      {isCustomer && dispute.can.withdraw ? (
        <details className={`${kit.fullWidth} ${styles.report}`}>
          <summary className={words.marker}>Tout est réglé&nbsp;?</summary>
          <Form method="post" className={`${kit.stack3} ${styles.form}`}>
            <input type="hidden" name="dispute" value={dispute.id} />
            <p>Le litige prend fin, et l’argent n’est plus gelé&nbsp;: il est versé comme prévu.</p>
            <Button variant="plain" name="intent" value="withdraw-dispute">
              Mettre fin au litige
            </Button>
          </Form>
        </details>
      ) : null}
    </section>
  );
}

/** How far it is, and what happens next, in a sentence or two. */
function stateOf(dispute: Dispute, isCustomer: boolean, name: string): string {
  const { phase, amount_fcfa: amount, ended_at: ended } = dispute;
  const frozen = `${fcfa(amount)} sont gelés.`;
  const until = dateAndTime(dispute.answer_by);
  switch (phase) {
    case "answering":
      return isCustomer
        ? `${name} répond jusqu’au ${until}. ${frozen}`
        : `Répondez jusqu’au ${until}\u00a0: ensuite, notre équipe décide. ${frozen}`;
    case "unanswered":
      return isCustomer
        ? `${name} n’a pas répondu à temps\u00a0: nous décidons. ${frozen}`
        : `Le délai est passé\u00a0: nous décidons. D’ici là, votre réponse compte encore. ${frozen}`;
    case "answered":
      return `Nous décidons. ${frozen}`;
    case "decided":
      return `${fcfa(dispute.refund_fcfa)} au client, ${fcfa(dispute.released_fcfa)} au prestataire.`;
    case "withdrawn":
      return `${isCustomer ? "Vous y avez mis fin" : "Le client y a mis fin"} le ${dateAndTime(ended ?? "")}.`;
    default:
      return "Fermé par l’annulation ou le remboursement\u00a0: l’argent suit ce qu’ils prévoient.";
  }
}

function Statement({ title, text }: { title: string; text: string }) {
  return text === "" ? null : (
    <p>
      {title}&nbsp;: «&nbsp;{text}&nbsp;»
    </p>
  );
}

function Photos({ paths, title }: { paths: readonly string[]; title: string }) {
  if (paths.length === 0) return null;
  return (
    <ul className={`${kit.wrap2} ${kit.listReset} ${styles.photos}`}>
      {paths.map((path, index) => (
        <li key={path}>
          <a href={path}>
            <img src={path} alt={`${title} ${index + 1}`} loading="lazy" />
          </a>
        </li>
      ))}
    </ul>
  );
}
