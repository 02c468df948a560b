import type { TownHall } from "@jdj/contract/town-halls/town-halls";
import { phonesOf } from "#app/areas/town-halls/town-hall-address.ts";
import { MailLink, OutsideLink, PhoneLink } from "#app/ui/links/contact-links.tsx";
import words from "#app/ui/words.module.css";
import styles from "./page.module.css";

/** Phones, site, address and e-mail, as far as they are known. */
export function Contact({ hall }: { hall: TownHall }) {
  const phones = phonesOf(hall);
  const { website_link, adress, email } = hall;
  if (phones.length === 0 && !website_link && !adress && !email) return null;
  return (
    <section aria-labelledby="contact">
      <h2 id="contact">Contact</h2>
      <dl className={styles.contact}>
        {phones.length > 0 ? (
          <div>
            <dt className={words.hint}>Téléphone</dt>
            {phones.map((number) => (
              <dd key={number}>
                <PhoneLink number={number} />
              </dd>
            ))}
          </div>
        ) : null}
        {website_link ? (
          <div>
            <dt className={words.hint}>Site</dt>
            <dd>
              <OutsideLink address={website_link}>{siteName(website_link)}</OutsideLink>
            </dd>
          </div>
        ) : null}
        {adress ? (
          <div>
            <dt className={words.hint}>Adresse</dt>
            <dd>{adress}</dd>
          </div>
        ) : null}
        {email ? (
          <div>
            <dt className={words.hint}>Email</dt>
            <dd>
              <MailLink address={email} />
            </dd>
          </div>
        ) : null}
      </dl>
    </section>
  );
}

function siteName(address: string): string {
  return address.replace(/^https?:\/\/(www\.)?/, "").replace(/\/$/, "");
}
