import { ofGathering } from "@jdj/contract/designs/event-voice";
import type { PublicCard } from "@jdj/contract/invitations/rsvp";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";

type EventPageLinkProps = {
  event: Pick<PublicCard["event"], "page" | "page_asks_password" | "voice">;
  /** Of the guest's own card, which opens the page without its password; none on a card for everybody. */
  token?: string;
};

/** Leads to the page of the event, where it is open. */
export function EventPageLink({ event, token }: EventPageLinkProps) {
  if (event.page === null) return null;
  const opens = event.page_asks_password && token !== undefined;
  return (
    <a
      className={`${kit.tapTarget} ${words.bold} ${kit.selfStart} ${kit.gap2}`}
      href={opens ? `${event.page}?carte=${token}` : event.page}
    >
      <Icon name="info-circle" size={22} />
      La page {ofGathering(event.voice.gathering)}
    </a>
  );
}
