import type { EventVoice } from "@jdj/contract/designs/event-voice";
import type { EventCard } from "@jdj/contract/invitations/event-card";
import type { PublicCard } from "@jdj/contract/invitations/rsvp";
import type { Maps } from "#app/areas/invitations/when-and-where.ts";
import type { Mark } from "#app/document/page-kind.ts";

/** What the page of a card shows. */
export type CardPageData = {
  token: string;
  maps: Maps;
  /** After « Changer ma réponse » or « Confirmer »: shows the form. */
  asks: boolean;
  voice: EventVoice;
} & ({ kind: "guest"; card: PublicCard } | { kind: "event"; card: EventCard });

/**
 * Replaces what the card of one guest shows of them by placeholders: the guests of a campaign then
 * share a page, as far as they were asked and answered alike. Null for an event's own card, which is
 * the same for everybody, and for a form that is shown again, whose fields depend on earlier replies.
 */
export function markCardPage(data: CardPageData, mark: Mark): CardPageData | null {
  if (data.kind !== "guest" || data.asks) return null;
  const { card, token } = data;
  const { guest, message, entry } = card;
  const marked = mark(token);
  const inAddress = (address: string) => address.replaceAll(token, marked);
  // React asks for the pictures of other addresses ahead.
  const inPicture = (file: string) =>
    file.startsWith("data:") ? `data:${mark(file.slice(5))}` : inAddress(file);
  return {
    ...data,
    token: marked,
    card: {
      ...card,
      // No page shows when they answered.
      answered_at: null,
      guest: {
        civility: mark(guest.civility),
        last_name: mark(guest.last_name),
        given_names: mark(guest.given_names),
      },
      message: { subject: mark(message.subject), text: mark(message.text) },
      card: { ...card.card, file: inPicture(card.card.file) },
      ceremonies: card.ceremonies.map((one) => ({
        ...one,
        calendar: one.calendar === null ? null : inAddress(one.calendar),
      })),
      // Earlier replies fill the fields of a form; after an answer no form is shown.
      questions:
        card.answer === "none"
          ? card.questions
          : card.questions.map((one) => ({ ...one, replies: [] })),
      entry: entry && {
        svg: inAddress(entry.svg),
        png: inAddress(entry.png),
        ...(entry.google_wallet && { google_wallet: inAddress(entry.google_wallet) }),
      },
    },
  };
}
