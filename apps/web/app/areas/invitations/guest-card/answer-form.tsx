import type { PublicCard } from "@jdj/contract/invitations/rsvp";
import { longDate } from "@jdj/french/dates";
import type { AnswerError, Details } from "#app/areas/invitations/answer-invitation.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorNote } from "#app/ui/error-note.tsx";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";
import styles from "./answer-form.module.css";
import { ClosedAnswer } from "./closed-answer.tsx";
import { DetailFields, hasDetails } from "./detail-fields.tsx";
import { GivenAnswer } from "./given-answer.tsx";

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
 * The guest's answer, or both answers at once; nothing on a card that cancels or thanks. What else the
 * hosts ask opens under « Oui ». Plain forms: no script is needed.
 */
export function AnswerForm({ card, name, changing, failed }: AnswerProps) {
  const { answer, deadline, can, event, purpose } = card;
  // What happened stands above; nobody is asked any more.
  if (event.status === "cancelled" || purpose === "thanks") return null;
  if (answer !== "none" && !(changing && can.answer) && !failed)
    return <GivenAnswer card={card} name={name} changeAt="?changer" />;
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
          {event.voice.tone === "sober" ? null : <strong>Attention&nbsp;!</strong>}
          <p>{failed.message}</p>
        </ErrorNote>
      ) : null}
      <p id="question">
        <strong>{name}</strong>, <span className={words.nowrap}>{event.voice.question}</span>
      </p>
      {deadline ? <p className={words.note}>Réponse jusqu’au {longDate(deadline)}</p> : null}
      <div className={`${kit.wrap3} ${styles.choice}`}>
        {hasDetails(card) ? (
          <details open={failed !== undefined || undefined}>
            <summary className={styles.yes}>Oui</summary>
            <form method="post" action="?">
              <DetailFields card={card} errors={failed?.errors ?? {}} details={failed?.details} />
              <Button name="answer" value="yes" variant="card" wide>
                Confirmer votre présence
              </Button>
            </form>
          </details>
        ) : (
          <form method="post" action="?">
            <Button name="answer" value="yes" variant="card" wide>
              Oui<span className="visually-hidden">, confirmer votre présence</span>
            </Button>
          </form>
        )}
        <form method="post" action="?">
          <Button name="answer" value="no" variant="plain" wide>
            Non<span className="visually-hidden">, je ne pourrai pas venir</span>
          </Button>
        </form>
      </div>
    </section>
  );
}
