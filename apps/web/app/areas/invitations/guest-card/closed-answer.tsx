import type { PublicCard } from "@jdj/contract/invitations/rsvp";
import { longDate } from "@jdj/french/dates";
import { Note } from "#app/ui/error-note.tsx";

/** Why a card that invites takes no answer any more; a card that cancels or thanks says nothing of answers. */
export function ClosedAnswer({ card }: { card: PublicCard }) {
  const { deadline, event, purpose } = card;
  if (event.status === "cancelled" || purpose === "thanks") return null;
  return (
    <Note>
      <p>
        Le délai de réponse est passé{deadline ? ` depuis le ${longDate(deadline)}` : ""}. Appelez{" "}
        {event.voice.tone === "sober"
          ? "la famille\u00a0: elle peut"
          : "vos hôtes\u00a0: ils peuvent"}{" "}
        encore noter votre réponse.
      </p>
    </Note>
  );
}
