import { at } from "@jdj/contract/paths/addresses";
import { dateAndTime } from "@jdj/french/dates";
import styles from "./view-banner.module.css";

/** Says on every page that the account is about to be erased, with the button that keeps it. */
export function ErasureBanner({ erasesAt }: { erasesAt: string }) {
  return (
    <aside className={styles.banner} aria-label="Effacement du compte">
      <p>
        Votre compte sera effacé après le <strong>{dateAndTime(erasesAt)}</strong>.
      </p>
      <form method="post" action={at("cancelErasure")}>
        <button type="submit">Le garder</button>
      </form>
    </aside>
  );
}
