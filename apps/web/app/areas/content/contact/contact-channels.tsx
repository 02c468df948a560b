import { useSite } from "#app/document/site.ts";
import { MailLink, OutsideLink, PhoneLink } from "#app/ui/links/contact-links.tsx";
import styles from "./page.module.css";

/** Phone, address and networks of the product's team. */
export function ContactChannels() {
  const { phone, email, networks } = useSite().contacts;
  return (
    <ul className={styles.channels} aria-label="Nous joindre">
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
