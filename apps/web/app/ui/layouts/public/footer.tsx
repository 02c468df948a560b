import { at } from "../../../addresses.ts";
import { useSite } from "../../../site.ts";
import { Wordmark } from "../../wordmark.tsx";
import styles from "./footer.module.css";
import { mainLinks } from "./links.ts";

/** The public footer. */
export function Footer() {
  const { brand, user } = useSite();
  return (
    <footer className={styles.footer}>
      <div className={styles.inside}>
        <div className={styles.words}>
          <Wordmark />
          <p>Le carnet, les faire-part et les invités de votre fête, tissés au même endroit.</p>
        </div>
        <nav aria-label="Pied de page" className={styles.links}>
          {mainLinks.map(({ to, label }) => (
            <a key={to} href={to}>
              {label}
            </a>
          ))}
          {user ? null : (
            <>
              <a href={at("signIn")}>Connexion</a>
              <a href={at("register")}>Inscription</a>
            </>
          )}
        </nav>
        <p className={styles.last}>{brand}, Côte d’Ivoire</p>
      </div>
    </footer>
  );
}
