import { longDate } from "@jdj/french/dates";
import { Html } from "#app/ui/html.tsx";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";
import styles from "./reading.module.css";

/** A text of the site with its title and the date of its last change. */
export function SiteText({ text }: { text: { title: string; value: string; updated_on: string } }) {
  return (
    <article className={`${kit.page} ${styles.page}`}>
      <header className={`${kit.stack3} ${kit.narrow} ${styles.head}`}>
        <h1>{text.title}</h1>
        <p className={words.text14}>Dernière modification&nbsp;: {longDate(text.updated_on)}</p>
      </header>
      <Html className={styles.text} html={text.value} />
    </article>
  );
}
