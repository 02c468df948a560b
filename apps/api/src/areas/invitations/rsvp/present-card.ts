import type { EventStatus } from "@jdj/contract/campaigns/card-purpose";
import type { EventCard } from "@jdj/contract/invitations/event-card";
import type { InvitedCeremony, PublicCard } from "@jdj/contract/invitations/rsvp";
import { at } from "@jdj/contract/paths/addresses";
import { type CardSubject, cardDay, guestsVoice, hostsLine } from "../../designs/card-wording.ts";
import { type EventCeremony, toldOn } from "../../notebook/ceremonies/ceremony.ts";
import type { GuestRsvp, Question } from "./invitation.ts";

/** What a card shows of its event. @param category code of the category of the card's message */
export function presentCardEvent(
  subject: CardSubject,
  category: string,
  status: EventStatus,
): EventCard["event"] {
  const { date, precision } = cardDay(subject, status === "cancelled" ? status : category);
  return {
    name: subject.eventName,
    hosts: hostsLine(subject),
    date,
    date_precision: precision,
    status,
    seed: subject.seed,
    voice: guestsVoice(subject),
    gift_list:
      subject.giftListToken == null || status === "cancelled"
        ? null
        : at("giftList", { token: subject.giftListToken }),
    page:
      subject.eventPage == null ? null : at("publicEventPage", { slug: subject.eventPage.slug }),
    page_asks_password: subject.eventPage?.asksPassword ?? false,
  };
}

/** A ceremony as an invitation shows it. @param base path under which its calendar entry is served */
export function presentInvited(
  one: EventCeremony,
  event: Parameters<typeof toldOn>[1],
  base: string,
): InvitedCeremony {
  const { ceremony, held } = one;
  const date = toldOn(one, event);
  return {
    id: ceremony.id,
    name: ceremony.name,
    date,
    time: held?.time ?? null,
    place: held?.place ?? null,
    place_prefix: held?.placePrefix ?? null,
    calendar: date === null ? null : `${base}/ceremonies/${ceremony.id}.ics`,
  };
}

/** A question with what a guest replied. */
export function presentQuestion(
  {
    id,
    kind,
    label,
    choices,
    perPerson,
  }: Pick<Question, "id" | "kind" | "label" | "choices" | "perPerson">,
  rsvp: Pick<GuestRsvp, "replies"> | null,
): PublicCard["questions"][number] {
  return { id, kind, label, choices, per_person: perPerson, replies: rsvp?.replies[id] ?? [] };
}
