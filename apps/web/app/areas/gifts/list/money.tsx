import type { HostMoney } from "@jdj/contract/gifts/payouts";
import type { PayoutNumber } from "@jdj/contract/payouts/numbers";
import { isOpenPayout } from "@jdj/contract/payouts/payout-state";
import { fcfa } from "@jdj/french/money";
import { PayoutForm } from "#app/areas/payouts/payout-form.tsx";
import { PayoutList } from "#app/areas/payouts/payout-list.tsx";
import { PayoutNumbers } from "#app/areas/payouts/payout-numbers.tsx";
import type { FormState } from "#app/forms/form-state.ts";
import { RefusalNote } from "#app/forms/refusal-note.tsx";
import kit from "#app/ui/kit.module.css";
import { Tiles } from "#app/ui/tiles.tsx";
import words from "#app/ui/words.module.css";

interface MoneyProps {
  eventId: number;
  money: HostMoney;
  numbers: readonly PayoutNumber[];
  state: FormState | undefined;
}

/** What the hosts were paid, what they may have paid out, and their payouts. They alone see it. */
export function Money({ eventId, money, numbers, state }: MoneyProps) {
  const { balance_fcfa: balance, available_fcfa: available, payouts } = money;
  const waits = payouts.some((payout) => isOpenPayout(payout.state));
  const isOfPayout = state?.values.intent === "payout";
  return (
    <section className={`${kit.stack3} ${kit.oneColumn}`} aria-labelledby="versements">
      <h2 id="versements">Versements</h2>
      <Tiles
        tiles={[
          { label: "Disponible", value: fcfa(available), tone: "good" },
          { label: "En attente", value: fcfa(Math.max(0, balance - available)) },
          { label: "Déjà versé ou demandé", value: fcfa(money.paid_out_fcfa) },
        ]}
      />
      <p className={words.note}>
        Les cadeaux que vos invités ont payés ici, sans frais pour vous{"\u00a0"}: chaque paiement
        est disponible 48{"\u00a0"}heures plus tard. Vous seuls voyez ces montants
        {"\u00a0"}: ceux qui vous aident ne les voient pas.
      </p>
      {balance < 0 ? (
        <p className={words.note}>
          Un cadeau a été remboursé après son versement{"\u00a0"}: {fcfa(-balance)} sont retenus sur
          les prochains.
        </p>
      ) : null}
      {waits ? (
        <>
          {isOfPayout ? <RefusalNote state={state} /> : null}
          <p>Un versement est en cours. Vous pourrez en demander un autre quand il sera fait.</p>
        </>
      ) : (
        <PayoutForm
          eventId={eventId}
          available={available}
          numbers={numbers}
          state={isOfPayout ? state : undefined}
        />
      )}
      <PayoutList payouts={payouts} />
      <h3>Vos numéros de versement</h3>
      <PayoutNumbers eventId={eventId} numbers={numbers} state={isOfPayout ? undefined : state} />
    </section>
  );
}
