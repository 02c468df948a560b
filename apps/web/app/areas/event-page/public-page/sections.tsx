import type { EventPage } from "@jdj/contract/event-page/public-page";
import { longDate } from "@jdj/french/dates";
import { fcfa } from "@jdj/french/money";
import { GiftListLink } from "#app/areas/invitations/gift-list-link.tsx";
import kit from "#app/ui/kit.module.css";
import { PhoneLink, WhatsAppLink } from "#app/ui/links/contact-links.tsx";
import words from "#app/ui/words.module.css";
import styles from "./page.module.css";

/** What to wear, and the fabrics that may still be ordered. */
export function Clothes({ dress_code: code, fabrics }: EventPage) {
  if (code === "" && fabrics.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="tenue">
      <h2 id="tenue">Tenue et pagne</h2>
      {code === "" ? null : <p className={styles.written}>{code}</p>}
      {fabrics.length === 0 ? null : (
        <>
          <ul className={`${kit.listReset} ${styles.cards}`}>
            {fabrics.map((one) => (
              <li key={`${one.name} ${one.deadline}`} className={`${kit.card} ${styles.item}`}>
                <h3>{one.name}</h3>
                <p>
                  {one.unit}, {fcfa(one.unit_fcfa)}
                </p>
                <p className={words.note}>À commander jusqu’au {longDate(one.deadline)}</p>
                {one.note === "" ? null : <p className={styles.written}>{one.note}</p>}
                {one.product === null ? null : (
                  <p>
                    <a className={kit.tapTarget} href={one.product}>
                      Voir ce pagne<span className="visually-hidden">{`\u00a0: ${one.name}`}</span>
                    </a>
                  </p>
                )}
              </li>
            ))}
          </ul>
          <p className={words.note}>
            Chacun commande et paie par le lien personnel que les hôtes lui envoient. Vous ne l’avez
            pas&nbsp;? Demandez-le-leur.
          </p>
        </>
      )}
    </section>
  );
}

/** Where guests may sleep. */
export function Lodging({ places }: Pick<EventPage, "places">) {
  if (places.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="logement">
      <h2 id="logement">Où dormir</h2>
      <ul className={`${kit.listReset} ${styles.cards}`}>
        {places.map((one) => (
          <li key={one.name} className={`${kit.card} ${styles.item}`}>
            <h3>{one.name}</h3>
            {one.address === null ? null : <p>{one.address}</p>}
            {one.price_note === null ? null : <p className={words.note}>{one.price_note}</p>}
            {one.phone === null && one.link === null ? null : (
              <p className={`${kit.cluster} ${kit.gapClose}`}>
                {one.phone === null ? null : <PhoneLink number={one.phone} />}
                {one.link === null ? null : (
                  <a
                    className={`${kit.tapTarget} ${words.breakAnywhere}`}
                    href={one.link}
                    rel="noreferrer nofollow ugc"
                  >
                    {new URL(one.link).hostname.replace(/^www\./, "")}
                  </a>
                )}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The gift list, where there is an open one. */
export function Gifts({ event }: Pick<EventPage, "event">) {
  if (event.gift_list === null) return null;
  return (
    <section className={styles.section} aria-labelledby="cadeaux">
      <h2 id="cadeaux">Cadeaux</h2>
      <p>Pour leur faire plaisir, choisissez dans leur liste. Rien n’est obligatoire.</p>
      <GiftListLink address={event.gift_list} />
    </section>
  );
}

/** What guests ask, with the answers, and whom to call for the rest. */
export function Answers({ questions, contact }: Pick<EventPage, "questions" | "contact">) {
  if (questions.length === 0 && contact === null) return null;
  return (
    <section className={styles.section} aria-labelledby="questions">
      <h2 id="questions">
        {questions.length === 0 ? "Une question\u00a0?" : "Questions et réponses"}
      </h2>
      {questions.length === 0 ? null : (
        <dl className={kit.stack4}>
          {questions.map(({ question, answer }) => (
            <div key={question} className={kit.stack1}>
              <dt className={`${words.bold} ${words.breakAnywhere}`}>{question}</dt>
              <dd className={styles.written}>{answer}</dd>
            </div>
          ))}
        </dl>
      )}
      {contact === null ? null : (
        <div className={kit.stack1}>
          <p>
            {questions.length === 0 ? "Demandez à" : "Une autre question\u00a0? Demandez à"}{" "}
            <strong className={words.breakAnywhere}>{contact.name}</strong>.
          </p>
          {contact.phone === null ? null : (
            <p className={kit.cluster3}>
              <PhoneLink number={contact.phone} />
              <WhatsAppLink number={contact.phone} />
            </p>
          )}
        </div>
      )}
    </section>
  );
}
