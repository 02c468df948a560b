import type { PublicCard } from "@jdj/contract/invitations/rsvp";
import { longDate } from "@jdj/french/dates";
import type { AnswerError, Details } from "#app/areas/invitations/answer-invitation.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorNote } from "#app/ui/error-note.tsx";
import words from "#app/ui/words.module.css";
import styles from "./answer.module.css";
import { Answered } from "./answered.tsx";
import { ClosedAnswer } from "./closed-answer.tsx";
import { DetailFields } from "./detail-fields.tsx";

type AnswerProps = {
  card: PublicCard;
  /** The guest: « Madame Élodie Konan ». */
  name: string;
  /** Offers both answers again to someone who has answered. */
  changing: boolean;
  /** Why the last answer was refused, and its details. */
  failed: (AnswerError & { details: Details }) | undefined;
};

/**
 * The guest's answer, or the form with both answers; nothing on a card that cancels or thanks. Plain
 * forms: no script is needed.
 */
export function Answer({ card, name, changing, failed }: AnswerProps) {
  const { answer, deadline, can, event, purpose } = card;
  // What happened stands above; nobody is asked any more.
  if (event.status === "cancelled" || purpose === "thanks") return null;
  if (answer !== "none" && !(changing && can.answer) && !failed)
    return <Answered card={card} name={name} changeAt="?changer" />;
  if (!can.answer)
    return (
      <section className={styles.answer}>
        <p>
          <strong>{name}</strong>
        </p>
        <ClosedAnswer card={card} />
      </section>
    );
  return (
    <section className={styles.answer} aria-labelledby="question">
      {failed ? (
        <ErrorNote>
          <strong>Attention&nbsp;!</strong>
          <p>{failed.message}</p>
        </ErrorNote>
      ) : null}
      <p id="question">
        <strong>{name}</strong>, serez-vous des nôtres&nbsp;?
      </p>
      {deadline ? <p className={words.note}>Réponse jusqu’au {longDate(deadline)}</p> : null}
      <form method="post" action="?">
        <DetailFields card={card} errors={failed?.errors ?? {}} details={failed?.details} />
        <Button name="answer" value="yes" look="card" wide>
          Confirmer votre présence
        </Button>
      </form>
      <form method="post" action="?">
        <Button name="answer" value="no" look="plain" wide>
          Je ne pourrai pas venir
        </Button>
      </form>
    </section>
  );
}
