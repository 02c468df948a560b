import type { EventCard } from "@jdj/contract/invitations/event-card";
import { at } from "@jdj/contract/paths/addresses";
import { ofHosts } from "@jdj/french/names";
import { cardTitle } from "#app/areas/invitations/card-title.ts";
import { dateOfFeast } from "#app/areas/invitations/date-of-feast.ts";
import { EventPageLink } from "#app/areas/invitations/event-page-link.tsx";
import { GiftListLink } from "#app/areas/invitations/gift-list-link.tsx";
import { InvitationHead } from "#app/areas/invitations/invitation-head.tsx";
import { Programme } from "#app/areas/invitations/programme.tsx";
import type { Maps } from "#app/areas/invitations/when-and-where.ts";
import { ShareImage } from "#app/document/share-image.tsx";
import type { FormState } from "#app/forms/form-state.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { Note } from "#app/ui/error-note.tsx";
import kit from "#app/ui/kit.module.css";
import { Cloth } from "#app/weave/cloth.tsx";
import { CardPicture } from "./card-picture.tsx";
import { CardTitle } from "./card-title.tsx";
import { EventNotice } from "./event-notice.tsx";
import { JoinForm } from "./join-form.tsx";
import styles from "./page.module.css";

type EventCardProps = {
  card: EventCard;
  token: string;
  maps: Maps;
  /** Shows the form at once: without script the button is a link. */
  asks: boolean;
  refused: FormState | undefined;
};

/** The public card of an event: anybody with the link can add themselves as a guest. */
export function EventCardView({ card, token, maps, asks, refused }: EventCardProps) {
  const { event } = card;
  const date = dateOfFeast(event.date, event.date_precision);
  const about = [event.name, date].filter(Boolean).join(", ");
  const title = cardTitle(event);
  return (
    <>
      <InvitationHead title={title} about={about} />
      <ShareImage name={`carte/${token}`} alt={`La carte${ofHosts(event)}`} />

      <div className={styles.columns}>
        {card.card ? (
          <CardPicture {...card.card} alt={`La carte${ofHosts(event)}`} />
        ) : (
          <Cloth className={styles.cloth} seed={event.seed} strips={12} rows={30} cover texture />
        )}
        <div className={`${kit.stack4} ${styles.card}`}>
          <CardTitle name={event.name} hosts={event.hosts} date={date} />
          <EventNotice event={event} date={date} />
          {card.can.join ? (
            <div>
              <LinkButton to="?confirmer" reloadDocument variant="card" wide data-opens="confirmer">
                Confirmer votre présence
              </LinkButton>
              <Dialog
                id="confirmer"
                title="Confirmer votre présence"
                opensItself={asks || refused !== undefined}
              >
                <JoinForm refused={refused} />
              </Dialog>
            </div>
          ) : event.status === "cancelled" ? null : (
            <Note>
              <p>Les hôtes ne prennent plus d’inscriptions par cette carte.</p>
            </Note>
          )}
          {card.message ? <p className={styles.message}>{card.message}</p> : null}
          <Programme ceremonies={card.ceremonies} status={event.status} maps={maps} />
          <EventPageLink event={event} />
          <GiftListLink address={event.gift_list} />
          {event.voice.shows_brand ? (
            <LinkButton to={at("home")} reloadDocument variant="plain" wide>
              Retour à l’accueil
            </LinkButton>
          ) : null}
        </div>
      </div>
    </>
  );
}
