import type { TownHall } from "@jdj/contract/town-halls/town-halls";
import kit from "#app/ui/kit.module.css";
import { OutsideLink } from "#app/ui/links/contact-links.tsx";
import styles from "./page.module.css";

/** The presentation of the town hall: its first paragraph, the others on demand. */
export function Generalities({ hall }: { hall: TownHall }) {
  const [first, ...others] = (hall.generalities ?? "").split(/\n{2,}/).filter(Boolean);
  if (first === undefined && !hall.wiki_link) return null;
  return (
    <section className={`${kit.stack3} ${styles.text}`} aria-labelledby="generalites">
      <h2 id="generalites">Généralités</h2>
      {first ? <p>{first}</p> : null}
      {others.length > 0 ? (
        <details className={styles.more}>
          <summary>Lire la suite</summary>
          {others.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </details>
      ) : null}
      {hall.wiki_link ? (
        <OutsideLink address={hall.wiki_link}>{`En savoir plus sur ${hall.town}`}</OutsideLink>
      ) : null}
    </section>
  );
}
