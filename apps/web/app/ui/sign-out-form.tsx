import { at } from "@jdj/contract/paths/addresses";
import kit from "#app/ui/kit.module.css";
import { Icon } from "./icon.tsx";
import styles from "./sign-out-form.module.css";

/**
 * Signs out, without script too: a form, since a link must change nothing. Providers sign out of
 * their own space, and leave what a customer has on this device.
 */
export function SignOutForm({ space = "customers" }: { space?: "customers" | "providers" }) {
  const isCustomers = space === "customers";
  return (
    <form
      method="post"
      action={isCustomers ? at("signOut") : at("proSignOut")}
      data-signs-out={isCustomers ? "" : undefined}
    >
      <button type="submit" className={`${kit.row3} ${styles.button}`}>
        <Icon name="logout" size={22} stroke={1.75} />
        Déconnexion
      </button>
    </form>
  );
}
