import { at } from "@jdj/contract/paths/addresses";
import styles from "./demonstration-banner.module.css";

/** Says that nothing here leaves the machine, and where letters and codes arrive. */
export function DemonstrationBanner() {
  return (
    <aside className={styles.banner} aria-label="Démonstration" data-demonstration>
      Démonstration : <a href={at("mailCatcher")}>voir la boîte d’envoi</a>
    </aside>
  );
}
