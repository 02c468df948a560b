import type { ContributionRegister } from "@jdj/contract/contributions/register-shapes";
import { at } from "@jdj/contract/paths/addresses";
import { fcfa } from "@jdj/french/money";
import type { ReactNode } from "react";
import { Link } from "react-router";
import kit from "#app/ui/kit.module.css";
import { ProgressBar } from "#app/ui/progress-bar.tsx";
import words from "#app/ui/words.module.css";
import styles from "./page.module.css";

/** What the register comes to, in one bar and a few sums, and who holds the cash. */
export function Summary({ register, seed }: { register: ContributionRegister; seed: string }) {
  const { totals, holders } = register;
  const { pledged_fcfa: pledged, received_fcfa: received, left_fcfa: left } = totals;
  // What is left counts each pledge by itself: more than one pledged covers nobody else.
  const percent = pledged === 0 ? 0 : (100 * (pledged - left)) / pledged;
  return (
    <div className={`${kit.stack3} ${kit.oneColumn}`}>
      <ProgressBar label={`Reçu\u00a0: ${fcfa(received)}`} {...{ percent, seed }} showsLabel />
      <dl className={`${words.terms} ${styles.sums}`}>
        <Sum label="Promis" amount={pledged} />
        <Sum label="Reste" amount={left} />
        {totals.waiting_fcfa > 0 ? <Sum label="À confirmer" amount={totals.waiting_fcfa} /> : null}
        <Sum
          label={<Link to={at("contributionsMoney")}>Par mobile money</Link>}
          amount={received - totals.cash_fcfa}
        />
      </dl>
      {holders.length > 0 ? (
        <p className={`${words.note} ${words.breakAnywhere}`}>
          Espèces en main{"\u00a0"}:{" "}
          {holders.map(({ name, amount_fcfa }) => `${name} ${fcfa(amount_fcfa)}`).join(", ")}
        </p>
      ) : null}
    </div>
  );
}

function Sum({ label, amount }: { label: ReactNode; amount: number }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{fcfa(amount)}</dd>
    </div>
  );
}
