import { IconChevronRight, IconHeart, IconMailHeart, IconUsersGroup } from "@tabler/icons-react";
import { at } from "../../../addresses.ts";
import { apiContext } from "../../../context.ts";
import type { PageHandle } from "../../../page-kind.ts";
import { requireUser } from "../../../signed-in.ts";
import { useSite } from "../../../site.ts";
import { Title } from "../../../title.tsx";
import { LinkButton } from "../../../ui/button.tsx";
import { GateDialog } from "../../../ui/layouts/notebook/gate.tsx";
import { currentEvent } from "../current-event.ts";
import type { Route } from "./+types/page";
import { OwnCloth } from "./own-cloth.tsx";
import styles from "./page.module.css";
import { reweave } from "./reweave.ts";
import { type SectionFacts, sectionRows } from "./sections.ts";

export const handle: PageHandle = { page: "reader" };

const icons = { couple: IconHeart, guests: IconUsersGroup, cards: IconMailHeart };

export async function loader({ context }: Route.LoaderArgs) {
  const { verified, hasBirthDate } = requireUser(context);
  const event = await currentEvent(context);
  if (!event || !verified || !hasBirthDate) return { rows: sectionRows(null), seed: null };
  const { notebook, cards } = context.get(apiContext);
  const [persons, guests, sends] = await Promise.all([
    notebook.couple.marriedsByEvent({ eventId: event.id }),
    notebook.guests.guestsByEvent({ eventId: event.id }),
    cards.messages.messages(),
  ]);
  const facts: SectionFacts = {
    places: persons.length,
    persons: persons.filter(({ pivot }) => pivot !== null).length,
    guests: guests.length,
    confirmed: guests.filter((guest) => guest.has_confirmed === 1).length,
    sends: sends.length,
    reached: sends.reduce((sum, { success }) => sum + success, 0),
  };
  return { rows: sectionRows(facts), seed: event.seed };
}

export const action = reweave;

/** `…/en-bref`: where the notebook stands, and what comes next. */
export default function Summary({ loaderData: { rows, seed } }: Route.ComponentProps) {
  const { user } = useSite();
  const open = user?.verified && user.hasBirthDate;
  const next = rows.find(({ begun }) => !begun);
  return (
    <>
      <Title>En bref</Title>
      {open ? null : <GateDialog />}
      <div>
        <h1>En bref</h1>
        <p className={styles.lead}>
          {user ? `Bonjour ${user.givenNames}, voici où en est votre carnet.` : null}
        </p>
      </div>
      {open && next ? (
        <div>
          <LinkButton to={next.to} reloadDocument>
            Continuer&nbsp;: {next.label}
          </LinkButton>
        </div>
      ) : null}
      {open ? null : (
        <div>
          <LinkButton to={at("activation", {})} reloadDocument>
            Continuer&nbsp;: activer mon compte
          </LinkButton>
        </div>
      )}
      <ul className={styles.rows}>
        {rows.map(({ name, to, label, state, figure }) => {
          const Icon = icons[name];
          return (
            <li key={name}>
              <a href={to}>
                <Icon className={styles.icon} size={26} stroke={1.5} aria-hidden="true" />
                <span className={styles.words}>
                  <strong>{label}</strong>
                  <span>{state}</span>
                </span>
                {figure ? <span className={styles.figure}>{figure}</span> : null}
                <IconChevronRight size={20} aria-hidden="true" />
              </a>
            </li>
          );
        })}
      </ul>
      {seed ? <OwnCloth seed={seed} /> : null}
    </>
  );
}
