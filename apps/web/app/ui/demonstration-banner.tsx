import { at } from "@jdj/contract/paths/addresses";
import kit from "#app/ui/kit.module.css";
import styles from "./demonstration-banner.module.css";

/** The banner which says that no message leaves the server, with a link to the mail catcher. */
export function DemonstrationBanner() {
  return (
    <aside
      className={`${kit.notPrinted} ${styles.banner}`}
      aria-label="Démonstration"
      data-demonstration
    >
      Démonstration&nbsp;: <a href={at("mailCatcher")}>voir la boîte d’envoi</a>
    </aside>
  );
}
