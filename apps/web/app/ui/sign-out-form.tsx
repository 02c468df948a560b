import { at } from "@jdj/contract/paths/addresses";
import { Icon } from "./icon.tsx";
import styles from "./sign-out-form.module.css";

/** Signs out, without script too: a form, since a link must change nothing. */
export function SignOutForm() {
  return (
    <form method="post" action={at("signOut")} data-signs-out="">
      <button type="submit" className={styles.button}>
        <Icon name="logout" size={22} stroke={1.75} />
        Déconnexion
      </button>
    </form>
  );
}
