import { at } from "@jdj/contract/paths/addresses";
import { CardHead } from "#app/areas/campaigns/card-head.tsx";
import { dateOfFeast } from "#app/areas/invitations/date-of-feast.ts";
import { GiftListLink } from "#app/areas/invitations/gift-list-link.tsx";
import { EventNotice } from "#app/areas/invitations/guest-card/event-notice.tsx";
import { GivenAnswer } from "#app/areas/invitations/guest-card/given-answer.tsx";
import { InvitationError } from "#app/areas/invitations/invitation-error.tsx";
import { Programme } from "#app/areas/invitations/programme.tsx";
import { mapsOf } from "#app/areas/invitations/when-and-where.ts";
import type { PageHandle } from "#app/document/page-kind.ts";
import { Title } from "#app/document/title.tsx";
import { apiContext } from "#app/http/context.ts";
import { found } from "#app/http/found.ts";
import kit from "#app/ui/kit.module.css";
import { WayHome } from "#app/ui/way-home.tsx";
import words from "#app/ui/words.module.css";
import type { Route } from "./+types/page";
import styles from "./page.module.css";

export const handle: PageHandle = { page: "static" };

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { rsvp } = context.get(apiContext).invitations;
  const card = await found(rsvp.publicCard({ id: params.weddingCardId }));
  return {
    card,
    voice: card.event.voice,
    token: params.weddingCardId,
    maps: mapsOf(request.headers.get("user-agent") ?? ""),
  };
}

/** Thanks a guest for their answer, with its details, their entry code, and the programme. */
export default function Thanks({ loaderData }: Route.ComponentProps) {
  const { card, token, maps } = loaderData;
  const { event, guest } = card;
  const date = dateOfFeast(event.date, event.date_precision);
  const own = at("publicCard", { weddingCardId: token });
  const coming = card.ceremonies.filter(({ comes }) => comes === true);
  return (
    <>
      <Title>{event.voice.tone === "sober" ? "Votre réponse" : "Merci"}</Title>
      <meta name="robots" content="noindex" />
      <CardHead seed={event.seed} name={event.name} hosts={event.hosts} date={date} />
      <div className={`${kit.stack4} ${styles.thanks}`}>
        <p className={`${words.textCentre} ${words.serif22}`}>{event.voice.thanks}</p>
        <EventNotice event={event} date={date} />
        {card.answer === "none" || event.status === "cancelled" ? null : (
          <GivenAnswer
            card={card}
            name={`${guest.civility} ${guest.given_names} ${guest.last_name}`}
            changeAt={`${own}?changer`}
          />
        )}
        <Programme ceremonies={coming} status={event.status} maps={maps} />
        <GiftListLink address={event.gift_list} />
        <a className={`${kit.tapTarget} ${styles.link}`} href={own}>
          Revoir ma carte
        </a>
        <WayHome className={styles.link} />
      </div>
    </>
  );
}

export const ErrorBoundary = InvitationError;
