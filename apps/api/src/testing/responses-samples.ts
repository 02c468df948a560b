import type { CallName } from "./contract-calls.ts";
import { freshPhone } from "./fresh-phone.ts";
import type { Sample } from "./subject.ts";

/** Right inputs for the calls about answers, public cards and the check-in. */
export const responsesSamples = {
  "invitations.eventCards.eventCard": {
    byId: false,
    input: ({ eventCardToken }) => ({ id: eventCardToken }),
  },
  "invitations.eventCards.join": {
    byId: false,
    input: ({ eventCardToken }) => ({
      id: eventCardToken,
      civility: "Madame",
      last_name: "Tanoh",
      given_names: "Akissi",
      email: "",
      phone_number_1: freshPhone(),
      phone_number_2: "",
      has_confirmed: 1,
      device: freshPhone(),
    }),
  },
  "invitations.responses.responses": {
    byId: true,
    input: ({ eventId }) => ({ event_id: eventId }),
  },
  "invitations.responses.overview": { byId: true, input: ({ eventId }) => ({ event_id: eventId }) },
  "invitations.responses.respondingGuests": {
    byId: true,
    input: ({ eventId }) => ({ event_id: eventId, answer: "none", page: 1 }),
  },
  "invitations.guestList.guestPage": {
    byId: true,
    input: ({ eventId }) => ({ event_id: eventId, state: "uninvited", search: "Koffi" }),
  },
  "invitations.guestList.uninvitedGuests": {
    byId: true,
    input: ({ eventId }) => ({ event_id: eventId }),
  },
  "invitations.guestPages.guestPage": {
    byId: true,
    input: ({ guestId }) => ({ eventGuestId: guestId }),
  },
  "invitations.responses.saveSettings": {
    byId: true,
    input: ({ eventId }) => ({
      event_id: eventId,
      deadline: "2027-03-01",
      companions: 1,
      questions: [
        { kind: "choice", label: "Repas", choices: ["Poisson", "Poulet"], per_person: true },
      ],
      version: 0,
    }),
  },
  "invitations.responses.invite": {
    byId: true,
    input: ({ eventId, guestId }) => ({
      event_id: eventId,
      ids: [guestId],
      companions_allowed: 2,
      ceremony_ids: null,
    }),
  },
  "invitations.responses.judge": {
    byId: true,
    input: ({ eventId, joinRequestId }) => ({
      event_id: eventId,
      request_id: joinRequestId,
      decision: "refuse",
    }),
  },
  "invitations.responses.publicCard": {
    byId: true,
    input: ({ eventId }) => ({ event_id: eventId, open: true }),
  },
  "invitations.responses.exportAnswers": {
    byId: true,
    input: ({ eventId }) => ({ event_id: eventId }),
  },
  "invitations.checkIn.checkInLinks": {
    byId: true,
    input: ({ eventId }) => ({ event_id: eventId }),
  },
  "invitations.checkIn.makeCheckInLink": {
    byId: true,
    input: ({ eventId }) => ({ event_id: eventId, label: "Entrée principale", hours: 12 }),
  },
  "invitations.checkIn.paperCodes": {
    byId: true,
    input: ({ eventId }) => ({ event_id: eventId }),
  },
  "invitations.checkIn.checkInList": {
    byId: false,
    input: ({ checkInKey }) => ({ key: checkInKey }),
  },
  "invitations.checkIn.admit": {
    byId: false,
    input: ({ checkInKey, guestId }) => ({
      key: checkInKey,
      admissions: [
        {
          id: "0b8f7a52-6d0e-4f3b-9d66-0b8a3f1c2d4e",
          guest: guestId,
          people: 2,
          at: "2026-11-20T09:00:00.000Z",
          way: "code",
        },
      ],
    }),
  },
  "invitations.checkIn.closeCheckInLink": {
    byId: true,
    input: ({ eventId, checkInLinkId }) => ({ event_id: eventId, link_id: checkInLinkId }),
  },
} satisfies Partial<Record<CallName, Sample>>;
