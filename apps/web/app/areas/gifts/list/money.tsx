import type { HostMoney } from "@jdj/contract/gifts/payouts";
import { PAYOUT_MIN_FCFA, payoutMethods } from "@jdj/contract/orders/seller-views";
import { dateAndTime } from "@jdj/french/dates";
import { fcfa } from "@jdj/french/money";
import { displayPhone } from "@jdj/french/phone";
import { useNavigation } from "react-router";
import { bindFields } from "#app/forms/bind-fields.ts";
import { Form } from "#app/forms/form.tsx";
import type { FormState } from "#app/forms/form-state.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { AmountField } from "#app/ui/entry/amount-field.tsx";
import { ErrorNote } from "#app/ui/error-note.tsx";
import { PasswordField } from "#app/ui/password-field.tsx";
import { PhoneField } from "#app/ui/phone-field.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import styles from "./page.module.css";

const choices = Object.entries(payoutMethods).map(([value, label]) => ({ value, label }));

const labels = {
  requested: { label: "Demandé", tone: "waiting" },
  paid: { label: "Versé", tone: "good" },
  refused: { label: "Refusé", tone: "bad" },
} as const;

type MoneyProps = { eventId: number; money: HostMoney; state: FormState | undefined };

/** What the hosts were paid, what they may have paid out, and their payouts. They alone see it. */
export function Money({ eventId, money, state }: MoneyProps) {
  const { balance_fcfa: balance, payouts } = money;
  const waits = payouts.some((payout) => payout.state === "requested");
  return (
    <section className={styles.section} aria-labelledby="versements">
      <h2 id="versements">Versements</h2>
      <dl className={styles.sums}>
        <div data-tone="paid">
          <dt>À vous verser</dt>
          <dd>{fcfa(Math.max(0, balance))}</dd>
        </div>
        <div>
          <dt>Déjà versé ou demandé</dt>
          <dd>{fcfa(money.paid_out_fcfa)}</dd>
        </div>
      </dl>
      <p className={styles.hint}>
        Les cadeaux et les pagnes que vos invités ont payés ici, sans frais pour vous. Vous seuls
        voyez ces montants{"\u00a0"}: ceux qui vous aident ne les voient pas.
      </p>
      {balance < 0 ? (
        <p className={styles.hint}>
          Un cadeau a été remboursé après son versement{"\u00a0"}: {fcfa(-balance)} sont retenus sur
          les prochains.
        </p>
      ) : null}
      {waits ? (
        <p>Un versement est en cours. Vous pourrez en demander un autre quand il sera fait.</p>
      ) : balance < PAYOUT_MIN_FCFA ? (
        <p>Vous demandez un versement dès {fcfa(PAYOUT_MIN_FCFA)} disponibles.</p>
      ) : (
        <PayoutForm eventId={eventId} most={balance - (balance % 5)} state={state} />
      )}
      {payouts.length === 0 ? null : (
        <ul className={styles.gifts}>
          {payouts.map((payout) => (
            <li key={payout.id} className={styles.gift}>
              <p className={styles.giver}>
                <strong>{fcfa(payout.amount)}</strong>
                <Badge tone={labels[payout.state].tone}>{labels[payout.state].label}</Badge>
              </p>
              <p className={styles.hint}>
                {payoutMethods[payout.method]}
                {payout.phone === "" ? "" : `, ${displayPhone(payout.phone)}, ${payout.holder}`} ·
                demandé le {dateAndTime(payout.asked_at)}
                {payout.settled_at === null || payout.state !== "paid"
                  ? ""
                  : ` · versé le ${dateAndTime(payout.settled_at)}, référence ${payout.transfer_reference}`}
              </p>
              {payout.reason === "" ? null : <p>{payout.reason}</p>}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

type PayoutFormProps = { eventId: number; most: number; state: FormState | undefined };

/** Asks for a payout on a mobile-money number of the hosts' own. */
function PayoutForm({ eventId, most, state }: PayoutFormProps) {
  const busy = useNavigation().formData?.get("intent") === "payout";
  const field = bindFields(state, { amount: String(most) });
  return (
    <details className={styles.change} open={state !== undefined || undefined}>
      <summary>Demander un versement</summary>
      <Form method="post" noValidate className={`${styles.form} ${styles.box}`} preventScrollReset>
        <input type="hidden" name="intent" value="payout" />
        <input type="hidden" name="event_id" value={eventId} />
        {state ? <ErrorNote>{state.message}</ErrorNote> : null}
        <AmountField
          label="Montant"
          hint={`${fcfa(most)} au plus.`}
          required
          {...field("amount")}
        />
        <SelectField label="Opérateur" choices={choices} required {...field("method")} />
        <PhoneField label="Votre numéro mobile money" required {...field("phone")} />
        <TextField
          label="Titulaire du numéro"
          hint="Le nom sous lequel ce numéro est enregistré."
          autoComplete="name"
          maxLength={80}
          required
          {...field("holder")}
        />
        <PasswordField
          label="Votre mot de passe"
          autoComplete="current-password"
          required
          name="current_password"
          errors={state?.errors.current_password}
        />
        <div>
          <Button busy={busy}>Demander le versement</Button>
        </div>
      </Form>
    </details>
  );
}
