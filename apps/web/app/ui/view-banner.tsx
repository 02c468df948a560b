import { at } from "@jdj/contract/paths/addresses";
import styles from "./view-banner.module.css";

/** The banner which says to a member of staff whose notebook they look at, with the way out. */
export function ViewBanner({ name }: { name: string }) {
  return (
    <aside className={styles.banner} aria-label="Consultation">
      <p>
        Vous regardez le carnet de <strong>{name}</strong>, sans pouvoir y écrire.
      </p>
      <form method="post" action={at("endView")}>
        <button type="submit">Quitter</button>
      </form>
    </aside>
  );
}
