import type { CardPurpose } from "@jdj/contract/invitations/sequence-steps";
import { purposeLabels } from "@jdj/contract/invitations/step-titles";
import { at } from "@jdj/contract/paths/addresses";
import { Link } from "react-router";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";
import styles from "./sequence.module.css";

const hints: Readonly<Record<CardPurpose, string>> = {
  "save-the-date": "souvent six mois avant",
  invitation: "souvent deux mois avant",
};

/** The cards that an event sends before its messages, and where they are made. */
export function CardProposals({ cards }: { cards: readonly CardPurpose[] }) {
  return (
    <section className={`${kit.card} ${kit.pad4} ${kit.stack3} ${styles.prepare}`}>
      <h2 className={words.text18}>Vos cartes aussi partent à leur jour</h2>
      <ul className={`${kit.listReset} ${kit.stack1}`}>
        {cards.map((purpose) => (
          <li key={purpose}>
            <strong>{purposeLabels[purpose]}</strong>
            <span className={words.secondary}>, {hints[purpose]}</span>
          </li>
        ))}
      </ul>
      <p className={words.secondary}>
        Préparez la carte, donnez-lui un jour à la dernière étape, puis cochez «&nbsp;Déplacer cet
        envoi si la date de la fête change&nbsp;».
      </p>
      <Link className={kit.iconLink} to={at("newCard")}>
        <Icon name="plus" size={20} />
        Préparer une carte
      </Link>
    </section>
  );
}
