import { at } from "@jdj/contract/paths/addresses";
import reading from "#app/areas/content/reading.module.css";
import { useSite } from "#app/document/site.ts";
import { Title } from "#app/document/title.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";
import styles from "./vendors.module.css";

/** The query of the page that follows a sent application. */
export const SENT = "envoyee";

type ApplicationSentProps = {
  /** For how many days the link of the email opens. */
  activationDays: number;
  /** What the account is for, as the last step says it. */
  last: { title: string; text: string };
  /** What to have at hand meanwhile. */
  prepare: readonly string[];
};

/** What follows a sent application, and when: the page on which it ends. */
export function ApplicationSent({ activationDays, last, prepare }: ApplicationSentProps) {
  const { brand } = useSite();
  const steps = [
    {
      title: "Nous vérifions, sous deux jours ouvrés",
      text: "Notre équipe lit votre demande et vous appelle si quelque chose manque.",
    },
    {
      title: "Vous recevez un e-mail",
      text: `Son titre contient «\u00a0${brand}\u00a0». Son lien ouvre votre compte et reste valable ${activationDays}\u00a0jours. Regardez aussi les courriers indésirables.`,
    },
    last,
  ];
  return (
    <div className={`${kit.page} ${reading.page} ${styles.green}`}>
      <Title>Demande envoyée</Title>
      <header className={`${kit.stack3} ${kit.narrow} ${reading.head}`}>
        <p className={styles.kicker}>C’est envoyé</p>
        <h1>Votre demande est chez nous</h1>
      </header>
      <ol className={`${styles.steps} ${kit.narrow}`}>
        {steps.map(({ title, text }) => (
          <li key={title}>
            <h2>{title}</h2>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <section
        className={`${kit.stack3} ${kit.narrow} ${styles.prepare}`}
        aria-labelledby="preparer"
      >
        <h2 id="preparer" className={words.text18}>
          Préparez déjà
        </h2>
        <ul>
          {prepare.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
      </section>
      <div className={kit.wrap3}>
        <LinkButton to={at("home")} variant="plain" reloadDocument>
          Retour à l’accueil
        </LinkButton>
        <LinkButton to={at("contact")} variant="quiet" reloadDocument>
          Nous écrire
        </LinkButton>
      </div>
    </div>
  );
}
