import { useHeadNames } from "#app/areas/campaigns/use-head-names.ts";
import words from "#app/ui/words.module.css";
import styles from "./page.module.css";

type CardTitleProps = {
  /** The event: « Mariage d’Awa et Koffi ». */
  name: string;
  /** Those who invite: « Awa & Koffi ». */
  hosts: string;
  /** « Samedi 20 mars 2027 »; empty when it is not known. */
  date: string;
};

/** Who invites, to what and when, below the card, which says it in a picture. */
export function CardTitle({ name, hosts, date }: CardTitleProps) {
  const { title, above } = useHeadNames({ name, hosts });
  return (
    <header className={styles.title}>
      <h1>{title}</h1>
      <p>
        {above === null ? null : <span>{above}</span>}
        {date ? <strong className={words.hibiscus}>{date}</strong> : null}
      </p>
    </header>
  );
}
