import type { ContributionRegister } from "@jdj/contract/contributions/register-shapes";
import { at } from "@jdj/contract/paths/addresses";
import { fcfa } from "@jdj/french/money";
import { Link } from "react-router";
import kit from "#app/ui/kit.module.css";
import { ProgressBar } from "#app/ui/progress-bar.tsx";
import words from "#app/ui/words.module.css";

/** What the register comes to, in one bar and one line, and who holds the cash. */
export function Summary({ register, seed }: { register: ContributionRegister; seed: string }) {
  const { totals, holders } = register;
  const { pledged_fcfa: pledged, received_fcfa: received, left_fcfa: left } = totals;
  // What is left counts each pledge by itself: more than one pledged covers nobody else.
  const percent = pledged === 0 ? 0 : (100 * (pledged - left)) / pledged;
  const mobile = received - totals.cash_fcfa;
  const facts = [
    `Promis\u00a0: ${fcfa(pledged)}`,
    `reste ${fcfa(left)}`,
    ...(totals.waiting_fcfa > 0 ? [`à confirmer ${fcfa(totals.waiting_fcfa)}`] : []),
  ];
  return (
    <div className={`${kit.stack2} ${kit.oneColumn}`}>
      <ProgressBar label={`Reçu\u00a0: ${fcfa(received)}`} {...{ percent, seed }} showsLabel />
      <p className={words.note}>{facts.join(" · ")}</p>
      <p className={`${words.note} ${kit.notPrinted}`}>
        Par mobile money{"\u00a0"}: {fcfa(mobile)} ·{" "}
        <Link to={at("contributionsMoney")}>l’argent et les retraits</Link>
      </p>
      {holders.length > 0 ? (
        <p className={`${words.note} ${words.breakAnywhere}`}>
          Espèces en main{"\u00a0"}:{" "}
          {holders.map(({ name, amount_fcfa }) => `${name} ${fcfa(amount_fcfa)}`).join(", ")}
        </p>
      ) : null}
    </div>
  );
}
