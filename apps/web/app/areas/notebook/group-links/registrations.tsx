import type { GroupLink, GroupRegistration } from "@jdj/contract/notebook/group-links";
import {
  type RegistrationState,
  registrationStates,
  states,
} from "@jdj/contract/notebook/registration-states";
import { at } from "@jdj/contract/paths/addresses";
import { dateAndTime } from "@jdj/french/dates";
import { displayPhone } from "@jdj/french/phone";
import { count } from "@jdj/french/plural";
import { Link } from "react-router";
import { Form } from "#app/forms/form.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import linkStyles from "#app/ui/links/links.module.css";
import { Tabs } from "#app/ui/tabs.tsx";
import words from "#app/ui/words.module.css";
import styles from "./group-links.module.css";

type RegistrationsProps = {
  eventId: number;
  link: GroupLink;
  registrations: readonly GroupRegistration[];
  /** The only state that is shown; null for all. */
  state: RegistrationState | null;
  mayWrite: boolean;
};

/** Who registered with a group, those who need the hosts first. */
export function Registrations(props: RegistrationsProps) {
  const { eventId, link, registrations, state, mayWrite } = props;
  const own = at("groupLink", { id: link.id });
  const known = states.filter((one) => link[one] > 0 || one === state);
  if (known.length === 0)
    return <p className={words.note}>Personne ne s’est encore inscrit. Partagez le lien.</p>;
  return (
    <section className={kit.stack3} aria-label="Inscriptions">
      <Tabs
        label="Inscriptions"
        tabs={[
          { to: own, label: "Toutes", current: state === null },
          ...known.map((one) => ({
            to: `${own}?etat=${one}`,
            label: registrationStates[one],
            current: state === one,
            ...(link[one] > 0 ? { count: link[one] } : {}),
          })),
        ]}
      />
      <ul className={`${kit.listReset} ${styles.people}`}>
        {registrations.map((one) => (
          <Registration key={one.id} one={one} eventId={eventId} mayWrite={mayWrite} />
        ))}
      </ul>
    </section>
  );
}

const tones = {
  confirmed: "good",
  pending: "waiting",
  waiting: "neutral",
  declined: "neutral",
  refused: "bad",
} as const;

type RegistrationProps = { one: GroupRegistration; eventId: number; mayWrite: boolean };

function Registration({ one, eventId, mayWrite }: RegistrationProps) {
  const name = `${one.given_names} ${one.last_name}`;
  const contact = [one.phone_number_1 && displayPhone(one.phone_number_1), one.email];
  const isToTell = one.moved_up_at !== null && one.told_at === null && isIn(one);
  return (
    <li className={`${kit.stack1} ${styles.person}`}>
      <p className={`${kit.cluster2} ${words.bold}`}>
        {one.guest_id === null ? (
          <span>{name}</span>
        ) : (
          <Link to={at("guest", { eventGuestId: one.guest_id })}>{name}</Link>
        )}
        <Badge tone={tones[one.state]}>
          {registrationStates[one.state]}
          {one.rank === null ? "" : `, n° ${one.rank}`}
        </Badge>
      </p>
      <p className={words.note}>
        {count(one.people, "personne")} · {contact.filter(Boolean).join(" · ")}
      </p>
      {one.known_as === null ? null : (
        <p>
          Ce numéro est déjà celui de <strong>{one.known_as}</strong>&nbsp;: confirmer note sa
          présence, sans changer son nom.
        </p>
      )}
      {one.moved_up_at !== null && isIn(one) ? <p>{movedUp(one)}</p> : null}
      {mayWrite && (isToTell || one.state === "pending" || one.state === "waiting") ? (
        <Form method="post" className={kit.cluster2} preventScrollReset>
          <input type="hidden" name="event_id" value={eventId} />
          <input type="hidden" name="id" value={one.id} />
          {one.state === "pending" ? (
            <Button name="intent" value="accept" icon={<Icon name="check" size={20} />}>
              Confirmer
            </Button>
          ) : null}
          {one.state === "pending" || one.state === "waiting" ? (
            <Button name="intent" value="refuse" variant="plain">
              Écarter
            </Button>
          ) : null}
          {isToTell && one.whatsapp ? (
            <a
              className={`${kit.tapTarget} ${linkStyles.link}`}
              href={one.whatsapp}
              target="_blank"
              rel="noreferrer"
            >
              <Icon name="brand-whatsapp" size={20} />
              <span>Prévenir</span>
            </a>
          ) : null}
          {isToTell ? (
            <Button name="intent" value="told" variant="plain">
              C’est dit
            </Button>
          ) : null}
        </Form>
      ) : null}
    </li>
  );
}

const isIn = ({ state }: GroupRegistration) => state === "confirmed" || state === "pending";

/** When somebody moved up from the waiting list, and whether they know. */
function movedUp({ moved_up_at, told_by }: GroupRegistration): string {
  const when = `A reçu une place le ${dateAndTime(moved_up_at ?? "")}`;
  if (told_by === "email") return `${when}, prévenu par e-mail.`;
  return told_by === "hosts" ? `${when}, prévenu par vous.` : `${when}. Prévenez cette personne.`;
}
