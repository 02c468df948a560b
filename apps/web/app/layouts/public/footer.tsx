import { at } from "@jdj/contract/paths/addresses";
import { useSite } from "#app/document/site.ts";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import { Wordmark } from "#app/ui/wordmark.tsx";
import styles from "./footer.module.css";
import { aboutLinks, mainLinks, vendorLinks } from "./links.ts";

/** The public footer: links, contacts, social networks and app stores. */
export function Footer() {
  const { brand, user, contacts } = useSite();
  const { phone, email, networks, stores } = contacts;
  const people = user
    ? []
    : [
        { to: at("signIn"), label: "Connexion" },
        { to: at("register"), label: "Inscription" },
      ];
  return (
    <footer className={`${kit.notPrinted} ${styles.footer}`}>
      <div className={styles.inside}>
        <div className={styles.text}>
          <Wordmark />
          <p>Le carnet, les faire-part et les invités de votre fête, tissés au même endroit.</p>
          {phone ? (
            <p className={styles.reach}>
              <a href={`tel:+${phone.replace(/\D/g, "")}`}>
                <Icon name="phone" size={20} />
                {phone}
              </a>
              <a href={`mailto:${email}`}>
                <Icon name="mail" size={20} />
                {email}
              </a>
            </p>
          ) : null}
        </div>
        <nav aria-label="Pied de page" className={styles.columns}>
          <Column title="Votre fête" links={[...mainLinks, ...people]} />
          <Column title="Prestataires" links={vendorLinks} />
          <Column title="À propos" links={aboutLinks} />
          {phone ? (
            <Column
              title="Nous suivre"
              links={[
                ...networks.map(({ name, url }) => ({ to: url, label: name })),
                ...(stores.android ? [{ to: stores.android, label: "Application Android" }] : []),
                ...(stores.ios ? [{ to: stores.ios, label: "Application iPhone" }] : []),
              ]}
            />
          ) : null}
        </nav>
        <p className={styles.last}>{brand}, Côte d’Ivoire</p>
      </div>
    </footer>
  );
}

function Column({ title, links }: { title: string; links: { to: string; label: string }[] }) {
  return (
    <div>
      <h2>{title}</h2>
      <ul className={styles.links}>
        {links.map(({ to, label }) => (
          <li key={label}>
            <a href={to}>{label}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
