import { cardMessages } from "@jdj/contract/cards/messages";
import { data } from "react-router";
import { at } from "../../../addresses.ts";
import { apiContext } from "../../../context.ts";
import { redirectWithFlash } from "../../../flash.ts";
import { textFrom } from "../../../form-state.ts";
import type { PageHandle } from "../../../page-kind.ts";
import { ShareImage } from "../../../share-image.tsx";
import { Title } from "../../../title.tsx";
import { answerInvitation } from "../answer-invitation.ts";
import { CardHead } from "../card-head.tsx";
import { dateOfFeast } from "../date-of-feast.ts";
import { found } from "../found.ts";
import { LostInvitation } from "../lost-invitation.tsx";
import type { Route } from "./+types/page";
import { Answer } from "./answer.tsx";
import styles from "./page.module.css";

export const handle: PageHandle = { page: "reader" };

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { cards } = context.get(apiContext);
  const card = await found(cards.rsvp.publicCard({ id: params.weddingCardId }));
  return {
    card,
    // Asked for by « Changer ma réponse »: both answers are offered again.
    changing: url.searchParams.has("changer"),
    token: params.weddingCardId,
  };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const id = params.weddingCardId;
  const answer = textFrom(await request.formData(), "answer") === "no" ? "no" : "yes";
  const failed = await answerInvitation(context.get(apiContext), id, answer);
  if (failed !== null) return data({ failed: cardMessages.confirmFailed }, { status: failed });
  const text = answer === "yes" ? cardMessages.confirmed : cardMessages.declined;
  return redirectWithFlash(at("publicCard", { weddingCardId: id }), { kind: "success", text });
}

/** A guest's own card, opened from a chat: who invites, when, their words, and the answer. */
export default function GuestCard({ loaderData, actionData }: Route.ComponentProps) {
  const { card, changing, token } = loaderData;
  const { event, guest, message } = card;
  const date = dateOfFeast(event.date, event.date_precision);
  const name = `${guest.civility} ${guest.given_names} ${guest.last_name}`;
  const about = [event.name, date].filter(Boolean).join(", ");
  return (
    <>
      <Title>{message.subject}</Title>
      <meta name="robots" content="noindex" />
      <meta name="description" content={about} />
      <meta property="og:type" content="website" />
      <meta property="og:locale" content="fr_FR" />
      <meta property="og:title" content={message.subject} />
      <meta property="og:description" content={about} />
      <ShareImage name={`carte/${token}`} alt={`La carte de ${event.hosts}`} />

      <CardHead seed={event.seed} name={event.name} hosts={event.hosts} date={date} />
      <div className={styles.card}>
        <Answer name={name} answer={card.answer} changing={changing} failed={actionData?.failed} />
        <p className={styles.words}>{message.text}</p>
        <div className={styles.picture} data-later>
          <noscript>
            <img
              src={`${card.card.file}?size=half`}
              alt={`La carte de ${event.hosts}`}
              width={card.card.width}
              height={card.card.height}
              loading="lazy"
              decoding="async"
              fetchPriority="low"
            />
          </noscript>
        </div>
        <a className={styles.home} href={at("home")}>
          Retour à l’accueil
        </a>
      </div>
    </>
  );
}

export const ErrorBoundary = LostInvitation;
