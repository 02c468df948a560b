import kit from "#app/ui/kit.module.css";
import styles from "./skip-link.module.css";

/** First stop of the keyboard: past the header, to `<main id="contenu">`. */
export function SkipLink() {
  return (
    <a className={`${kit.notPrinted} ${styles.link}`} href="#contenu">
      Aller au contenu
    </a>
  );
}
