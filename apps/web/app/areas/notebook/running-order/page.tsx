import { at } from "@jdj/contract/paths/addresses";
import { addressedName, civilityLabel } from "@jdj/contract/person/civility";
import { longDate } from "@jdj/french/dates";
import { displayPhone } from "@jdj/french/phone";
import { count } from "@jdj/french/plural";
import { type ReactNode, useId } from "react";
import { Link } from "react-router";
import { BackButton } from "#app/areas/notebook/back-button.tsx";
import { listBooked } from "#app/areas/notebook/booked/list-booked.ts";
import { foundOrError } from "#app/areas/notebook/found-or-error.ts";
import { LoadFailed } from "#app/areas/notebook/load-failed.tsx";
import { openEvent } from "#app/areas/notebook/open-event.ts";
import type { PageHandle } from "#app/document/page-kind.ts";
import { Title } from "#app/document/title.tsx";
import { apiContext } from "#app/http/context.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import { PrintButton } from "#app/ui/print-button.tsx";
import blocks from "#app/ui/text-blocks.module.css";
import words from "#app/ui/words.module.css";
import type { Route } from "./+types/page";
import { type OrderedDay, orderOfDays } from "./order-of-days.ts";
import { type Contact, orderText } from "./order-text.ts";
import styles from "./page.module.css";

export const handle: PageHandle = { page: "hydrated" };

export async function loader({ context }: Route.LoaderArgs) {
  const event = await openEvent(context);
  const api = context.get(apiContext);
  const { ceremonies, committee } = api.notebook;
  const [places, members, booked, answers] = await Promise.all([
    foundOrError(ceremonies.datesPlacesByEvent({ eventId: event.id })),
    foundOrError(committee.committeeByEvent({ eventId: event.id })),
    listBooked(api, event.id),
    foundOrError(api.invitations.responses.overview({ event_id: event.id })),
  ]);
  const people = new Map(answers?.ceremonies.map((one) => [one.id, one.people]));
  const helpers: Contact[] = (members ?? []).flatMap(({ id, name: role, pivot }) =>
    pivot === null
      ? []
      : [
          {
            key: `m${id}`,
            // « Informations du PCO » is the title of a form.
            role: role.replace(/^Informations (?:du |des |de la |de l[’']|de )/, ""),
            name: addressedName(civilityLabel(pivot.civility), pivot.given_names, pivot.last_name),
            phone: pivot.phone_number_1 || pivot.phone_number_2,
          },
        ],
  );
  const providers: Contact[] = booked
    .filter(({ isAgreed }) => isAgreed)
    .map(({ key, what, provider, phone }) => ({ key, role: what, name: provider, phone }));
  return {
    name: event.name,
    seed: event.seed,
    today: new Date().toISOString().slice(0, 10),
    days: places && orderOfDays(places, people),
    helpers,
    providers,
  };
}

/** The running order, for the committee and whoever has a task on the day: where, when, and whom to call. */
export default function RunningOrderPage({ loaderData }: Route.ComponentProps) {
  const { name, seed, today, days, helpers, providers } = loaderData;
  const message = orderText(`${name}\u00a0: feuille de route`, days ?? [], [
    ...helpers,
    ...providers,
  ]);
  return (
    <>
      <Title>Feuille de route</Title>
      <div className={kit.notPrinted}>
        <BackButton to={at("ceremonies")}>Dates et lieux</BackButton>
      </div>
      <div className={`${kit.cluster2} ${kit.between}`}>
        <h1>Feuille de route</h1>
        {days && days.length > 0 ? (
          <div className={`${kit.cluster2} ${kit.notPrinted}`}>
            <LinkButton
              to={`https://wa.me/?text=${encodeURIComponent(message)}`}
              variant="plain"
              target="_blank"
              rel="noreferrer"
              icon={<Icon name="brand-whatsapp" size={20} />}
            >
              WhatsApp
            </LinkButton>
            <PrintButton />
          </div>
        ) : null}
      </div>
      <p className={blocks.onlyPrinted}>
        {name}, imprimé le {longDate(today)}
      </p>
      {days === null ? (
        <LoadFailed address={at("runningOrder")} />
      ) : days.length === 0 ? (
        <EmptyState
          sentence="Aucune cérémonie n’est encore prévue."
          seed={seed}
          action={<LinkButton to={at("ceremonies")}>Prévoir les cérémonies</LinkButton>}
        />
      ) : (
        <>
          {days.map((one) => (
            <Day key={one.day ?? "open"} {...one} />
          ))}
          <p className={`${kit.notPrinted} ${words.note}`}>
            Vos invités lisent le programme, sans vos contacts, sur la{" "}
            <Link to={at("eventPage")}>page de la fête</Link>.
          </p>
        </>
      )}
      <Contacts
        title="Le comité"
        contacts={helpers}
        isMissing={
          <>
            Personne n’est encore inscrit au comité.{" "}
            <Link to={at("committee")}>Inscrire quelqu’un</Link>
          </>
        }
      />
      {providers.length > 0 ? <Contacts title="Les prestataires" contacts={providers} /> : null}
    </>
  );
}

function Day({ day, ceremonies }: OrderedDay) {
  const heading = useId();
  return (
    <section className={`${kit.card} ${styles.day}`} aria-labelledby={heading}>
      <h2 id={heading}>{day === null ? "Jour à choisir" : longDate(day)}</h2>
      <ol>
        {ceremonies.map(({ id, name, time, place, people }) => (
          <li key={id}>
            <span className={time === null ? words.tertiary : styles.time}>
              {time ?? "À préciser"}
            </span>
            <span className={`${kit.shrink} ${words.breakAnywhere}`}>
              <strong>{name}</strong>
              <span className={`${kit.block} ${words.secondary}`}>
                {place === "" ? "Lieu à préciser" : place}
                {people ? ` · ${count(people, "personne")}` : null}
              </span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

type ContactsProps = {
  title: string;
  contacts: readonly Contact[];
  /** What is said while there is nobody. */
  isMissing?: ReactNode;
};

function Contacts({ title, contacts, isMissing }: ContactsProps) {
  const heading = useId();
  return (
    <section className={`${kit.card} ${styles.day}`} aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      {contacts.length === 0 ? <p className={styles.missing}>{isMissing}</p> : null}
      <ul className={styles.contacts}>
        {contacts.map(({ key, role, name, phone }) => (
          <li key={key}>
            <span className={`${kit.shrink} ${words.breakAnywhere}`}>
              <strong>{name}</strong>
              <span className={`${kit.block} ${words.secondary}`}>{role}</span>
            </span>
            {phone === null || phone === "" ? (
              <span className={words.tertiary}>Sans numéro</span>
            ) : (
              <a className={`${kit.tapTarget} ${words.nowrap}`} href={`tel:${phone}`}>
                {displayPhone(phone)}
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
