import type { PublicCard } from "@jdj/contract/invitations/rsvp";
import { Note } from "#app/ui/error-note.tsx";
import styles from "./answer-form.module.css";

type EventNoticeProps = {
  event: Pick<PublicCard["event"], "name" | "status" | "voice">;
  /** « Samedi 20 mars 2027 »; empty when it is not known. */
  date: string;
};

/** What became of the event, if it does not take place as it was first announced. */
export function EventNotice({ event, date }: EventNoticeProps) {
  if (event.status === "planned") return null;
  const isSober = event.voice.tone === "sober";
  if (event.status === "cancelled")
    return (
      <section className={styles.cancelled} aria-labelledby="annulation">
        <h2 id="annulation">{isSober ? "Annulation" : "La fête est annulée"}</h2>
        <p>
          «&nbsp;{event.name}&nbsp;» n’aura pas lieu. Aucune réponse n’est attendue de votre part.
        </p>
      </section>
    );
  return (
    <Note>
      <p>
        <strong>La date a changé.</strong>{" "}
        {date
          ? `Notez la nouvelle\u00a0: ${date.charAt(0).toLowerCase()}${date.slice(1)}.`
          : "La nouvelle date n’est pas encore fixée."}{" "}
        {isSober
          ? "Si la date est déjà dans votre agenda, ajoutez-la de nouveau\u00a0: elle s’y déplacera."
          : "Si la fête est déjà dans votre agenda, ajoutez-la de nouveau\u00a0: elle s’y déplacera."}
      </p>
    </Note>
  );
}
