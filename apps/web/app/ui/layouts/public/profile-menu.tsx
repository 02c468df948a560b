import { at } from "@jdj/contract/paths/addresses";
import { shortName } from "@jdj/french/names";
import type { ReactNode } from "react";
import { useSite } from "#app/document/site.ts";
import { Icon } from "#app/ui/icon.tsx";
import { type NamedLink, useExistingLinks } from "#app/ui/layouts/existing-links.ts";
import { SignOutForm } from "#app/ui/sign-out-form.tsx";
import styles from "./header.module.css";

/** The menu of somebody signed in, whole. */
const own = [
  { name: "account", label: "Mon compte" },
  { name: "requests", label: "Mes demandes de prestatations" },
  { name: "reservations", label: "Mes réservations" },
] as const satisfies readonly NamedLink[];

/** The profile's menu: the way in, or one's own pages and the way out. `children` stand before. */
export function ProfileMenu({ children }: { children?: ReactNode }) {
  const { user } = useSite();
  const links = useExistingLinks(own);
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
            {links.map(({ name, label }) => (
              <a key={name} href={at(name)}>
                {label}
              </a>
            ))}
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
