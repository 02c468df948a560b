import { IconCheck, IconHeartOff } from "@tabler/icons-react";
import { Button } from "../../../ui/button.tsx";
import { ErrorNote } from "../../../ui/error-note.tsx";
import styles from "./answer.module.css";

type AnswerProps = {
  /** The guest: « Madame Élodie Konan ». */
  name: string;
  answer: "none" | "yes" | "no";
  /** Offers both answers again to someone who has answered. */
  changing: boolean;
  /** Why the last answer was not taken. */
  failed: string | undefined;
};

/** What the guest has answered, or the two answers. Forms alone: no script is needed. */
export function Answer({ name, answer, changing, failed }: AnswerProps) {
  if (answer !== "none" && !changing && failed === undefined) {
    const comes = answer === "yes";
    return (
      <section className={styles.answer} data-answer={answer}>
        <h2>
          {comes ? (
            <IconCheck size={26} aria-hidden="true" />
          ) : (
            <IconHeartOff size={26} aria-hidden="true" />
          )}
          {comes ? "Vous venez" : "Vous ne viendrez pas"}
        </h2>
        <p>
          {name}, {comes ? "votre place est gardée." : "votre réponse est notée."}
        </p>
        <a className={styles.change} href="?changer">
          Changer ma réponse
        </a>
      </section>
    );
  }
  return (
    <section className={styles.answer} aria-labelledby="question">
      {failed ? (
        <ErrorNote>
          <strong>Attention&nbsp;!</strong>
          <p>{failed}</p>
        </ErrorNote>
      ) : null}
      <p id="question">
        <strong>{name}</strong>, serez-vous des nôtres&nbsp;?
      </p>
      <form method="post" action="?">
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
