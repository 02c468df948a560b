import type { Payout } from "@jdj/contract/payouts/payout";
import { payoutMethods } from "@jdj/contract/payouts/payout-methods";
import { payoutStateWords } from "@jdj/contract/payouts/payout-state";
import { dateAndTime } from "@jdj/french/dates";
import { fcfa } from "@jdj/french/money";
import { displayPhone } from "@jdj/french/phone";
import { Badge } from "#app/ui/badge.tsx";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";
import styles from "./payouts.module.css";

/** The last payouts of a beneficiary, each with its state; nothing before the first. */
export function PayoutList({ payouts }: { payouts: readonly Payout[] }) {
  if (payouts.length === 0) return null;
  return (
    <ul className={`${kit.card} ${kit.oneColumn} ${kit.grid}`}>
      {payouts.map((payout) => (
        <li key={payout.id} className={`${kit.stack2} ${kit.ruled} ${styles.row}`}>
          <p className={`${kit.cluster} ${styles.head}`}>
            <strong>{fcfa(payout.amount)}</strong>
            <Badge tone={payoutStateWords[payout.state].tone}>
              {payoutStateWords[payout.state].label}
            </Badge>
          </p>
          <p className={words.note}>
            {payoutMethods[payout.method]}
            {payout.phone === "" ? "" : `, ${displayPhone(payout.phone)}`}
            {payout.holder === "" ? "" : `, ${payout.holder}`} · demandé le{" "}
            {dateAndTime(payout.asked_at)}
            {payout.settled_at === null || payout.state !== "confirmed"
              ? ""
              : ` · versé le ${dateAndTime(payout.settled_at)}, référence ${payout.transfer_reference}`}
          </p>
          {payout.reason === "" ? null : <p>{payout.reason}</p>}
        </li>
      ))}
    </ul>
  );
}
