import type { RespondingGuest } from "@jdj/contract/invitations/responses";
import type { EventCeremony } from "../../notebook/ceremonies/ceremony.ts";
import {
  ceremoniesFor,
  companionsAllowed,
  type GuestRsvp,
  type Question,
  type RsvpSettings,
} from "../rsvp/invitation.ts";
import type { GuestWithAnswer } from "./queries.ts";

/**
 * The ceremonies to which a guest is invited, and those to which they come: who comes, comes to all
 * of them unless they chose some.
 */
export function attendanceOf(
  {
    answer,
    ...rsvp
  }: Pick<GuestRsvp, "invitedTo" | "comesTo"> & { answer: RespondingGuest["answer"] },
  all: readonly EventCeremony[],
) {
  const invitedTo = ceremoniesFor(all, rsvp).map(({ ceremony }) => ceremony.id);
  const comesTo =
    answer === "yes" ? invitedTo.filter((id) => rsvp.comesTo?.includes(id) ?? true) : [];
  return { invitedTo, comesTo };
}

/** A guest with their answer, as their hosts see them. */
export function presentRespondingGuest(
  { guest, category, rsvp, arrivedAt }: GuestWithAnswer,
  asked: {
    settings: RsvpSettings;
    questions: readonly Question[];
    ceremonies: readonly EventCeremony[];
  },
): RespondingGuest {
  const { invitedTo, comesTo } = attendanceOf(
    {
      answer: guest.answer,
      invitedTo: rsvp?.invitedTo ?? null,
      comesTo: rsvp?.comesTo ?? null,
    },
    asked.ceremonies,
  );
  return {
    id: guest.id,
    civility: guest.civility,
    last_name: guest.last_name,
    given_names: guest.given_names,
    category,
    phone_number_1: guest.phone_number_1,
    answer: guest.answer,
    answered_at: guest.answeredAt?.toISOString() ?? null,
    companions: guest.companions,
    companions_allowed: companionsAllowed(guest, rsvp, asked.settings),
    invited_to: invitedTo,
    comes_to: comesTo,
    replies: asked.questions.flatMap((question) => {
      // The replies of companions who no longer come are kept, and not shown.
      const people = question.perPerson ? 1 + guest.companions : 1;
      const values = (rsvp?.replies[question.id] ?? []).slice(0, people);
      return values.some(Boolean) ? [{ question_id: question.id, values }] : [];
    }),
    arrived_at: arrivedAt?.toISOString() ?? null,
  };
}
