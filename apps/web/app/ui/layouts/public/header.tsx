import { shortName } from "@jdj/french/names";
import { IconChevronDown } from "@tabler/icons-react";
import { at } from "../../../addresses.ts";
import { useSite } from "../../../site.ts";
import { SignOutForm } from "../../sign-out-form.tsx";
import { Wordmark } from "../../wordmark.tsx";
import styles from "./header.module.css";
import { mainLinks } from "./links.ts";

/** The public header: name, main links, and the profile's menu. */
export function Header() {
  const { user } = useSite();
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Wordmark />
        <nav className={styles.links} aria-label="Principale">
          {mainLinks.map(({ to, label }) => (
            <a key={to} href={to}>
              {label}
            </a>
          ))}
        </nav>
        <details className={styles.menu} data-menu>
          <summary>
            {user ? shortName(`${user.givenNames} ${user.lastName}`) || "MON PROFIL" : "PROFIL"}
            <IconChevronDown size={18} aria-hidden="true" />
          </summary>
          <div className={styles.panel}>
            {mainLinks.map(({ to, label }) => (
              <a key={to} href={to} className={styles.onPhone}>
                {label}
              </a>
            ))}
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
      </div>
      <div className={styles.band} aria-hidden="true" />
    </header>
  );
}
