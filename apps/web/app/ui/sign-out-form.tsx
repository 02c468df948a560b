import { at } from "@jdj/contract/paths/addresses";
import { IconLogout } from "@tabler/icons-react";
import styles from "./sign-out-form.module.css";

/** Signs out, without script too: a form, since a link must change nothing. */
export function SignOutForm() {
  return (
    <form method="post" action={at("signOut")} data-signs-out="">
      <button type="submit" className={styles.button}>
        <IconLogout size={22} stroke={1.75} aria-hidden="true" />
        Déconnexion
      </button>
    </form>
  );
}
