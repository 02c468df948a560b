import type { Suborder } from "@jdj/contract/orders/order-shapes";
import { dateAndTime } from "@jdj/french/dates";
import { fcfa } from "@jdj/french/money";
import { ofName } from "@jdj/french/names";
import { DisputeForm } from "#app/areas/disputes/dispute-form.tsx";
import { DisputeNote } from "#app/areas/disputes/dispute-note.tsx";
import { openHold } from "#app/areas/disputes/hold-history.ts";
import { StaffHoldNote } from "#app/areas/disputes/staff-hold-note.tsx";
import type { FormState } from "#app/forms/form-state.ts";
import { Button } from "#app/ui/button.tsx";
import { Note } from "#app/ui/error-note.tsx";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";
import styles from "./page.module.css";

/** That staff hold its money, what the customer says of a delivery, its code, and when its seller is paid. */
export function Delivery({
  suborder,
  state,
}: {
  suborder: Suborder;
  state: FormState | undefined;
}) {
  const { can, delivery, dispute } = suborder;
  const hold = openHold(suborder.holds);
  return (
    <>
      {suborder.refund_waiting_fcfa > 0 ? (
        <Note>
          Votre remboursement de {fcfa(suborder.refund_waiting_fcfa)} attend une vérification de
          notre équipe. Vous n’avez rien à faire.
        </Note>
      ) : null}
      <StaffHoldNote hold={hold} side="customer" />
      {dispute === null ? null : (
        <DisputeNote dispute={dispute} side="customer" name={suborder.seller.name} />
      )}
      {delivery.code === null ? null : <Code code={delivery.code} ships={suborder.ships} />}
      {can.receive ? (
        <form method="post" className={`${kit.stack3} ${styles.ask}`}>
          <input type="hidden" name="id" value={suborder.id} />
          <Button name="intent" value="receive">
            J’ai bien reçu
          </Button>
          <p className={words.secondary}>{meaning(suborder)}</p>
        </form>
      ) : null}
      <DisputeForm
        kinds={can.dispute}
        until={delivery.release_at}
        name={suborder.seller.name}
        id={suborder.id}
        state={state}
      />
    </>
  );
}

function Code({ code, ships }: { code: string; ships: boolean }) {
  return (
    <div className={`${kit.stack1} ${styles.code}`}>
      <p>
        Code de livraison <strong>{code}</strong>
      </p>
      <p className={words.secondary}>
        Donnez-le {ships ? "au livreur" : "au vendeur"} quand vous avez vos articles en main, pas
        avant.
      </p>
    </div>
  );
}

/** What a confirmation does, and what happens without one. */
function meaning({ delivery, dispute, seller, status, holds }: Suborder): string {
  const paid = `En confirmant, vous autorisez le paiement ${ofName(seller.name)}.`;
  if (openHold(holds)) return `${paid} Il attend la fin de la retenue.`;
  if (dispute?.state === "open" || status !== "delivered" || delivery.release_at === null)
    return paid;
  return `${paid} Sans nouvelles de vous, il est payé le ${dateAndTime(delivery.release_at)}.`;
}
