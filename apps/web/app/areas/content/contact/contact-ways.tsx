import { useSite } from "#app/document/site.ts";
import { MailLink, OutsideLink, PhoneLink } from "#app/ui/ways/contact-links.tsx";
import styles from "./page.module.css";

/** Phone, address and networks of the product's team. */
export function ContactWays() {
  const { phone, email, networks } = useSite().contacts;
  return (
    <ul className={styles.ways} aria-label="Nous joindre">
      <li>
        <PhoneLink number={`+${phone.replace(/\D/g, "")}`} />
      </li>
      <li>
        <MailLink address={email} />
      </li>
      {networks.map(({ name, url }) => (
        <li key={name}>
          <OutsideLink address={url}>{name}</OutsideLink>
        </li>
      ))}
    </ul>
  );
}
