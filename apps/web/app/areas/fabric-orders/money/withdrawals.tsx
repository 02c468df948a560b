import type { FabricMoney } from "@jdj/contract/fabric-orders/money";
import { PAYOUT_MIN_FCFA } from "@jdj/contract/payouts/payout-methods";
import { payoutStateWords } from "@jdj/contract/payouts/payout-state";
import type { Withdrawal } from "@jdj/contract/payouts/withdrawal";
import { withdrawalLabels } from "@jdj/contract/payouts/withdrawal-states";
import { dateAndTime } from "@jdj/french/dates";
import { fcfa } from "@jdj/french/money";
import styles from "#app/areas/fabric-orders/fabric.module.css";
import { PayoutForm } from "#app/areas/payouts/payout-form.tsx";
import { PayoutNumbers } from "#app/areas/payouts/payout-numbers.tsx";
import type { FormState } from "#app/forms/form-state.ts";
import { RefusalNote } from "#app/forms/refusal-note.tsx";
import { Badge } from "#app/ui/badge.tsx";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";
import { DecideWithdrawal } from "./decide-withdrawal.tsx";

interface WithdrawalsProps {
  eventId: number;
  /** Of a fabric order, or of contributions. */
  money: Pick<
    FabricMoney,
    "withdrawals" | "withdrawable_fcfa" | "balance_fcfa" | "numbers" | "can"
  >;
  /** Whether the reader owns the notebook: owners alone add numbers. */
  isOwner: boolean;
  mayWithdraw: boolean;
  state: FormState | undefined;
}

/** What waits to be confirmed, the form that asks for what is left, and what was withdrawn before. */
export function Withdrawals(props: WithdrawalsProps) {
  const { eventId, money, isOwner, mayWithdraw, state } = props;
  const waiting = money.withdrawals.find((one) => one.state === "asked");
  const ended = money.withdrawals.filter((one) => one !== waiting);
  const intent = state?.values.intent ?? "";
  return (
    <section className={`${kit.stack3} ${kit.oneColumn}`} aria-labelledby="retraits">
      <h2 id="retraits">Retirer ce qui reste</h2>
      <p className={words.note}>
        Un retrait se fait à deux{"\u00a0"}: un propriétaire et la trésorerie. L’un le demande,
        l’autre le confirme, et chaque paiement se retire 48{"\u00a0"}heures après son arrivée.
      </p>
      {waiting ? (
        <DecideWithdrawal
          eventId={eventId}
          withdrawal={waiting}
          state={intent === "confirm" ? state : undefined}
        />
      ) : null}
      {money.can.ask ? (
        <Ask eventId={eventId} money={money} isOwner={isOwner} state={state} />
      ) : null}
      {ended.length > 0 ? (
        <ul className={`${kit.card} ${kit.oneColumn} ${kit.grid}`}>
          {ended.map((one) => (
            <Ended key={one.id} withdrawal={one} />
          ))}
        </ul>
      ) : null}
      {mayWithdraw && isOwner ? (
        <details className={styles.more} open={intent.startsWith("number-") || undefined}>
          <summary>Les numéros qui reçoivent l’argent</summary>
          <div>
            <PayoutNumbers
              eventId={eventId}
              numbers={money.numbers}
              state={intent.startsWith("number-") ? state : undefined}
            />
          </div>
        </details>
      ) : null}
    </section>
  );
}

function Ask({ eventId, money, isOwner, state }: Omit<WithdrawalsProps, "mayWithdraw">) {
  const { withdrawable_fcfa: available, numbers } = money;
  const later = Math.max(0, money.balance_fcfa - available);
  const isOpen = state?.values.intent === "payout";
  if (available < PAYOUT_MIN_FCFA)
    return (
      <>
        {isOpen ? <RefusalNote state={state} /> : null}
        <p>
          {later > 0
            ? `${fcfa(later)} se retirent 48\u00a0heures après leur paiement.`
            : "Il n’y a rien à retirer pour le moment."}
        </p>
      </>
    );
  if (!isOwner && !numbers.some((number) => number.state === "ready"))
    return (
      <p>
        {fcfa(available)} peuvent être retirés. Un propriétaire du carnet doit d’abord ajouter ici
        le numéro qui les reçoit.
      </p>
    );
  return (
    <details className={styles.more} open={isOpen || undefined}>
      <summary>Demander un retrait ({fcfa(available)} au plus)</summary>
      <div className={`${kit.card} ${styles.box}`}>
        <PayoutForm
          eventId={eventId}
          available={available}
          numbers={numbers}
          state={isOpen ? state : undefined}
        />
      </div>
    </details>
  );
}

/** A withdrawal that is decided, with what became of its payout. */
function Ended({ withdrawal }: { withdrawal: Withdrawal }) {
  const { payout, state } = withdrawal;
  const shown = payout === null ? null : payoutStateWords[payout.state];
  return (
    <li className={`${kit.toolbar} ${kit.ruled} ${styles.person}`}>
      <div className={styles.payer}>
        <p className={`${words.breakAnywhere} ${words.bold}`}>{fcfa(withdrawal.amount_fcfa)}</p>
        <p className={words.note}>
          Demandé par {withdrawal.asked_by}, {dateAndTime(withdrawal.asked_at)}
          {withdrawal.decided_by === null
            ? ""
            : ` · ${state === "confirmed" ? "confirmé" : "refusé"} par ${withdrawal.decided_by}`}
          {withdrawal.decided_at === null ? "" : `, ${dateAndTime(withdrawal.decided_at)}`}
        </p>
        {payout !== null && payout.reason !== "" ? <p>{payout.reason}</p> : null}
      </div>
      {shown === null ? (
        <Badge tone={state === "confirmed" ? "good" : "neutral"}>{withdrawalLabels[state]}</Badge>
      ) : (
        <Badge tone={shown.tone}>{shown.label}</Badge>
      )}
    </li>
  );
}
