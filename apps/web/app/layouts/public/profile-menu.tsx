import { at } from "@jdj/contract/paths/addresses";
import { shortName } from "@jdj/french/names";
import type { ReactNode } from "react";
import { useSite } from "#app/document/site.ts";
import { Icon } from "#app/ui/icon.tsx";
import { SignOutForm } from "#app/ui/sign-out-form.tsx";
import styles from "./header.module.css";

/** The profile menu: sign-in, or the user's own pages and sign-out, after `children`. */
export function ProfileMenu({ children }: { children?: ReactNode }) {
  const { user } = useSite();
  return (
    <details className={styles.menu} data-menu>
      <summary>
        {user ? shortName(`${user.givenNames} ${user.lastName}`) || "MON PROFIL" : "PROFIL"}
        <Icon name="chevron-down" size={18} />
      </summary>
      <div className={styles.panel}>
        {children}
        {user ? (
          <>
            <a href={at("account")}>Mon compte</a>
            <SignOutForm />
          </>
        ) : (
          <>
            <a href={at("signIn")}>CONNEXION</a>
            <a href={at("register")}>INSCRIPTION</a>
          </>
        )}
      </div>
    </details>
  );
}
