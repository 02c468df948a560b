import type { PublicCard } from "@jdj/contract/invitations/rsvp";
import { ofHosts } from "@jdj/french/names";
import type { AnswerError, Details } from "#app/areas/invitations/answer-invitation.ts";
import { dateOfFeast } from "#app/areas/invitations/date-of-feast.ts";
import { EventPageLink } from "#app/areas/invitations/event-page-link.tsx";
import { GiftListLink } from "#app/areas/invitations/gift-list-link.tsx";
import { InvitationHead } from "#app/areas/invitations/invitation-head.tsx";
import { Programme } from "#app/areas/invitations/programme.tsx";
import type { Maps } from "#app/areas/invitations/when-and-where.ts";
import { ShareImage } from "#app/document/share-image.tsx";
import { Note } from "#app/ui/error-note.tsx";
import kit from "#app/ui/kit.module.css";
import { WayHome } from "#app/ui/way-home.tsx";
import { AnswerForm } from "./answer-form.tsx";
import { CardPicture } from "./card-picture.tsx";
import { CardTitle } from "./card-title.tsx";
import { EventNotice } from "./event-notice.tsx";
import styles from "./page.module.css";

type GuestCardProps = {
  card: PublicCard;
  token: string;
  maps: Maps;
  /** After « Changer ma réponse »: shows both answers again. */
  asks: boolean;
  failed: (AnswerError & { details: Details }) | undefined;
};

/** The card of one guest, opened from a chat: the card itself, the answer, the message and the programme. */
export function GuestCardView({ card, token, maps, asks, failed }: GuestCardProps) {
  const { event, guest, message } = card;
  const date = dateOfFeast(event.date, event.date_precision);
  const name = `${guest.civility} ${guest.given_names} ${guest.last_name}`;
  const about = [event.name, date].filter(Boolean).join(", ");
  return (
    <>
      <InvitationHead title={message.subject} about={about} />
      <ShareImage name={`carte/${token}`} alt={`La carte${ofHosts(event)}`} />

      <div className={styles.columns}>
        <CardPicture {...card.card} alt={`La carte${ofHosts(event)}`} />
        <div className={`${kit.stack4} ${styles.card}`}>
          <EventNotice event={event} date={date} />
          {card.table ? (
            <p className={styles.table}>
              Votre table <strong>{card.table}</strong>
            </p>
          ) : null}
          {card.trial ? (
            <Note>
              <strong>Ceci est un essai.</strong> Vos invités trouvent ici leurs boutons de
              réponse&nbsp;; rien de cette page n’est noté.
            </Note>
          ) : (
            <AnswerForm card={card} name={name} changing={asks} failed={failed} />
          )}
          <CardTitle name={event.name} hosts={event.hosts} date={date} />
          <p className={styles.message}>{message.text}</p>
          {card.purpose === "thanks" ? null : (
            <Programme ceremonies={card.ceremonies} status={event.status} maps={maps} />
          )}
          <EventPageLink event={event} token={token} />
          <GiftListLink address={event.gift_list} />
          <WayHome className={styles.home} />
        </div>
      </div>
    </>
  );
}
