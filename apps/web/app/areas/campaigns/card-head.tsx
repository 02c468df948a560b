import { useHeadNames } from "#app/areas/campaigns/use-head-names.ts";
import words from "#app/ui/words.module.css";
import { Cloth } from "#app/weave/cloth.tsx";
import styles from "./card-head.module.css";

type CardHeadProps = {
  seed: string;
  /** The event: « Mariage d’Awa et Koffi ». */
  name: string;
  /** Those who invite: « Awa & Koffi ». */
  hosts: string;
  /** « Samedi 20 mars 2027 »; empty when it is not known. */
  date: string;
};

/** The head of an invitation: the event's cloth, who invites, and when. */
export function CardHead({ seed, name, hosts, date }: CardHeadProps) {
  const { title, above } = useHeadNames({ name, hosts });
  return (
    <header className={styles.head}>
      <Cloth className={styles.cloth} seed={seed} strips={12} rows={30} cover texture />
      {above === null ? null : <p className={`${words.secondary} ${styles.name}`}>{above}</p>}
      <h1 className={styles.hosts}>{title}</h1>
      {date ? <p className={`${words.bold} ${words.hibiscus} ${styles.date}`}>{date}</p> : null}
    </header>
  );
}
