import type { PublicCard } from "@jdj/contract/invitations/rsvp";
import { count } from "@jdj/french/plural";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import styles from "./answer-form.module.css";

type AnsweredProps = {
  card: PublicCard;
  name: string;
  /** Address of the page with both answers. */
  changeAt: string;
};

/** The guest's answer, and their entry code. */
export function GivenAnswer({ card, name, changeAt }: AnsweredProps) {
  const comes = card.answer === "yes";
  const isSober = card.event.voice.tone === "sober";
  const { coming } = card.companions;
  return (
    <section className={styles.answer} data-answer={card.answer}>
      <h2>
        {comes ? (
          <Icon name="check" size={26} />
        ) : isSober ? null : (
          <Icon name="heart-off" size={26} />
        )}
        {comes ? (isSober ? "Vous serez présent(e)" : "Vous venez") : "Vous ne viendrez pas"}
      </h2>
      <p>
        {name}, {comes && !isSober ? "votre place est gardée" : "votre réponse est notée"}
        {comes && coming > 0 ? `, avec ${count(coming, "accompagnant")}` : ""}.
      </p>
      {card.entry ? (
        <figure className={`${kit.stack2} ${styles.code}`}>
          <img src={card.entry.svg} alt="Votre code d’entrée" width={168} height={168} />
          <figcaption>
            Montrez ce code à l’entrée.{" "}
            <a className={kit.tapTarget} href={card.entry.png} download="mon-code.png">
              L’enregistrer
            </a>
          </figcaption>
          {card.entry.google_wallet ? (
            <a className={kit.tapTarget} href={card.entry.google_wallet} rel="nofollow">
              Ajouter à Google Wallet (Android)
            </a>
          ) : null}
        </figure>
      ) : null}
      {card.can.answer ? (
        <a className={kit.tapTarget} href={changeAt}>
          Changer ma réponse
        </a>
      ) : null}
    </section>
  );
}
