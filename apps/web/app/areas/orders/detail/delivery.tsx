import type { Suborder } from "@jdj/contract/orders/orders";
import { dateAndTime } from "@jdj/french/dates";
import { fcfa } from "@jdj/french/money";
import { ofName } from "@jdj/french/names";
import { Button } from "#app/ui/button.tsx";
import { Note } from "#app/ui/error-note.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import styles from "./page.module.css";

/** What the customer says of a delivery, its code, and when its seller is paid. */
export function Delivery({ suborder }: { suborder: Suborder }) {
  const { can, delivery, dispute } = suborder;
  return (
    <>
      {suborder.refund_waits ? (
        <Note>
          Votre remboursement de {fcfa(suborder.refunded_fcfa)} attend une vérification de notre
          équipe. Vous n’avez rien à faire.
        </Note>
      ) : null}
      {dispute === null ? null : <Contested dispute={dispute} />}
      {delivery.code === null ? null : <Code code={delivery.code} ships={suborder.ships} />}
      {can.receive ? (
        <form method="post" className={styles.ask}>
          <input type="hidden" name="id" value={suborder.id} />
          <Button name="intent" value="receive">
            J’ai bien reçu
          </Button>
          <p className={styles.quiet}>{meaning(suborder)}</p>
        </form>
      ) : null}
      {can.contest ? (
        <details>
          <summary>Je n’ai pas reçu</summary>
          <form method="post" className={styles.ask}>
            <input type="hidden" name="id" value={suborder.id} />
            <p>
              L’argent est gelé. {suborder.seller.name} et notre équipe sont prévenus&nbsp;: le
              vendeur vous répond, puis nous décidons.
            </p>
            <TextField
              name="missing"
              label="Ce qui s’est passé"
              required
              lines={2}
              maxLength={500}
              scope={suborder.id}
            />
            <Button look="danger" name="intent" value="not-received">
              Signaler que je n’ai rien reçu
            </Button>
          </form>
        </details>
      ) : null}
    </>
  );
}

function Code({ code, ships }: { code: string; ships: boolean }) {
  return (
    <div className={styles.code}>
      <p>
        Code de livraison <strong>{code}</strong>
      </p>
      <p className={styles.quiet}>
        Donnez-le {ships ? "au livreur" : "au vendeur"} quand vous avez vos articles en main, pas
        avant.
      </p>
    </div>
  );
}

/** What a confirmation does, and what happens without one. */
function meaning({ delivery, dispute, seller, status }: Suborder): string {
  const paid = `En confirmant, vous autorisez le paiement ${ofName(seller.name)}.`;
  if (dispute !== null || status !== "delivered" || delivery.release_at === null) return paid;
  return `${paid} Sans nouvelles de vous, il est payé le ${dateAndTime(delivery.release_at)}.`;
}

function Contested({ dispute }: { dispute: NonNullable<Suborder["dispute"]> }) {
  const { state, reason, answer, decision, refund_fcfa: refund } = dispute;
  return (
    <Note>
      {state === "open" ? "Vous n’avez pas reçu cette part\u00a0: l’argent est gelé." : null}
      {state === "received" ? "Vous avez signalé un retard, puis confirmé la réception." : null}
      {state === "released" ? "Notre équipe a décidé que la part est livrée." : null}
      {state === "refunded" ? `Notre équipe vous rend ${fcfa(refund)}.` : null}
      <br />
      Votre message&nbsp;: «&nbsp;{reason}&nbsp;»
      {answer === "" ? null : (
        <>
          <br />
          Réponse du vendeur&nbsp;: «&nbsp;{answer}&nbsp;»
        </>
      )}
      {decision === "" ? null : (
        <>
          <br />
          Décision&nbsp;: «&nbsp;{decision}&nbsp;»
        </>
      )}
    </Note>
  );
}
