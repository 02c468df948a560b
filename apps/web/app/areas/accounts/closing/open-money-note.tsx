import { accountMessages } from "@jdj/contract/accounts/messages";
import type { OpenMoney } from "@jdj/contract/accounts/open-money";
import { openMoneySentence } from "@jdj/contract/accounts/open-money-words";
import { at } from "@jdj/contract/paths/addresses";
import kit from "#app/ui/kit.module.css";
import styles from "./open-money-note.module.css";

/** Where each kind is looked at, and what to do there. */
const places: Readonly<Record<OpenMoney["kind"], readonly [address: string, text: string]>> = {
  payment: [at("cards"), "Voir mes cartes et mes paiements"],
  refund: [at("contact"), "Nous écrire"],
  credit: [at("cards"), "Envoyer des cartes"],
  order: [at("shoppingOrders"), "Voir mes commandes"],
  booking: [at("reservations"), "Voir mes réservations"],
  quote: [at("requests"), "Voir mes demandes"],
  dispute: [at("shoppingOrders"), "Voir mes commandes"],
  hold: [at("contact"), "Nous écrire"],
  "host-money": [at("gifts"), "Demander le versement"],
  "host-payout": [at("gifts"), "Suivre le versement"],
};

/** Why an account cannot be closed today, line by line, with where to go. */
export function OpenMoneyNote({ open }: { open: readonly OpenMoney[] }) {
  return (
    <section className={kit.spaceAbove4} aria-labelledby="argent">
      <h2 id="argent">Pas encore possible</h2>
      <p>{accountMessages.moneyOpen}</p>
      <ul className={`${kit.stack3} ${kit.listReset} ${styles.lines}`}>
        {open.map((line) => {
          const [address, text] = places[line.kind];
          return (
            <li key={line.kind}>
              <span>{openMoneySentence(line)}</span>
              <a className={kit.tapTarget} href={address}>
                {text}
              </a>
            </li>
          );
        })}
      </ul>
      <p hidden={!open.some(({ kind }) => kind === "credit")}>
        Pour être remboursé d’un crédit que vous n’utiliserez pas,{" "}
        <a href={at("contact")}>écrivez-nous</a>.
      </p>
    </section>
  );
}
