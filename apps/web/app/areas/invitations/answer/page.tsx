import { inFrench } from "@jdj/contract/call/french-messages";
import { cardMessages } from "@jdj/contract/campaigns/messages";
import { isTrialToken } from "@jdj/contract/campaigns/trial-token";
import { festiveVoice } from "@jdj/contract/designs/event-voice";
import { at } from "@jdj/contract/paths/addresses";
import { data, redirect } from "react-router";
import { CardHead } from "#app/areas/campaigns/card-head.tsx";
import { answerInvitation } from "#app/areas/invitations/answer-invitation.ts";
import { answeredText } from "#app/areas/invitations/answered-text.ts";
import { dateOfFeast } from "#app/areas/invitations/date-of-feast.ts";
import { ClosedAnswer } from "#app/areas/invitations/guest-card/closed-answer.tsx";
import { EventNotice } from "#app/areas/invitations/guest-card/event-notice.tsx";
import { InvitationError } from "#app/areas/invitations/invitation-error.tsx";
import { InvitationHead } from "#app/areas/invitations/invitation-head.tsx";
import type { PageHandle } from "#app/document/page-kind.ts";
import { useSite } from "#app/document/site.ts";
import { apiContext } from "#app/http/context.ts";
import { redirectWithFlash } from "#app/http/flash.ts";
import { found } from "#app/http/found.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { ErrorNote } from "#app/ui/error-note.tsx";
import kit from "#app/ui/kit.module.css";
import { WayHome } from "#app/ui/way-home.tsx";
import words from "#app/ui/words.module.css";
import type { Route } from "./+types/page";
import styles from "./page.module.css";

export const handle: PageHandle = { page: "static" };

export async function loader({ context, params }: Route.LoaderArgs) {
  const { rsvp } = context.get(apiContext).invitations;
  const id = params.eventGuestId;
  // A guest's number, which their host alone may use, has no card.
  if (/^\d+$/.test(id)) {
    const { answer } = await found(rsvp.givenAnswer({ id }));
    return { id, answer, card: null, voice: festiveVoice };
  }
  if (isTrialToken(id)) throw redirect(at("publicCard", { weddingCardId: id }));
  const card = await found(rsvp.publicCard({ id }));
  return { id, answer: card.answer, card, voice: card.event.voice };
}

export async function action({ context, params }: Route.ActionArgs) {
  const id = params.eventGuestId;
  const failed = await answerInvitation(context.get(apiContext), id, "yes");
  if (failed !== null) return data({ failed: failed.message }, { status: failed.status });
  const text = cardMessages.confirmed;
  return redirectWithFlash(context, at("attendance", { eventGuestId: id }), {
    kind: "success",
    text: await answeredText(context, id, text),
  });
}

/** Confirms a guest's presence: by script as soon as the page is visible, by the button otherwise. */
export default function Attendance({ loaderData, actionData }: Route.ComponentProps) {
  const { id, answer, card, voice } = loaderData;
  const { flash } = useSite();
  const guest = card?.guest;
  const date = card ? dateOfFeast(card.event.date, card.event.date_precision) : "";
  const isCancelled = card?.event.status === "cancelled";
  const came = answer === "yes" && !actionData && !isCancelled;
  const isOpen = card?.can.answer ?? true;
  const asksMore = card !== null && (card.companions.allowed > 0 || card.questions.length > 0);
  return (
    <>
      <InvitationHead
        title="Confirmation de présence"
        about={[card?.event.name, date].filter(Boolean).join(", ") || "Réponse à une invitation"}
      />
      {card ? (
        <CardHead
          seed={card.event.seed}
          name={card.event.name}
          hosts={card.event.hosts}
          date={date}
        />
      ) : (
        <h1 className={styles.bare}>Confirmation de présence</h1>
      )}
      <div className={`${kit.stack3} ${styles.attendance}`}>
        {guest ? (
          <p className={`${words.breakAnywhere} ${words.bold}`}>
            Pour {guest.civility} {guest.given_names} {guest.last_name}
          </p>
        ) : null}
        {actionData ? (
          <ErrorNote>
            {voice.tone === "sober" ? null : <strong>Attention&nbsp;!</strong>}
            <p>{actionData.failed}</p>
          </ErrorNote>
        ) : null}
        {card ? <EventNotice event={card.event} date={date} /> : null}
        {came ? (
          <div className={`${kit.stack2} ${styles.done}`}>
            <p className={words.serif22}>
              {voice.tone === "sober" ? voice.thanks : inFrench(cardMessages.confirmed)}
            </p>
            {voice.shows_brand ? (
              <p data-leaves-for={flash ? at("home") : undefined} hidden>
                Vous allez être conduit à l’accueil dans quelques secondes.
              </p>
            ) : null}
          </div>
        ) : card && !isOpen ? (
          <ClosedAnswer card={card} />
        ) : (
          <form method="post" data-answers={answer === "none" && !actionData ? "" : undefined}>
            <Button variant="card" wide>
              {actionData ? "Réessayer" : "Confirmer votre présence"}
            </Button>
          </form>
        )}
        {card ? (
          <LinkButton
            to={`${at("publicCard", { weddingCardId: id })}${came && asksMore ? "?changer" : ""}`}
            reloadDocument
            variant="plain"
            wide
          >
            {came && asksMore ? "Préciser ma réponse" : "Voir ma carte"}
          </LinkButton>
        ) : null}
        <WayHome className={styles.home} />
      </div>
    </>
  );
}

export const ErrorBoundary = InvitationError;
