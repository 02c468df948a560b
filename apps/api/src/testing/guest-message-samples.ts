import type { CallName } from "./contract-calls.ts";
import type { Sample, Subject } from "./subject.ts";

type GuestMessageCall = Extract<
  CallName,
  `invitations.guestMessages.${string}` | `invitations.messageSequence.${string}`
>;

const message = ({ eventId }: Subject) => ({
  eventId,
  audience: { answers: [], ceremonies: [], categories: [], groups: [] },
  channel_id: 1,
  body: "[prénoms], la salle a changé.",
});

const byMessage = ({ messageId }: Subject) => ({ id: messageId });

/** For every call about messages to guests, a right input. */
export const guestMessageSamples: Record<GuestMessageCall, Sample> = {
  "invitations.guestMessages.list": { byId: true, input: ({ eventId }) => ({ eventId, page: 1 }) },
  "invitations.guestMessages.choices": { byId: true, input: ({ eventId }) => ({ eventId }) },
  "invitations.guestMessages.preview": { byId: true, input: message },
  "invitations.guestMessages.save": {
    byId: true,
    input: (subject) => ({ ...message(subject), subject: "Changement de salle" }),
  },
  "invitations.guestMessages.message": { byId: true, input: byMessage },
  "invitations.guestMessages.test": { byId: true, input: byMessage },
  "invitations.guestMessages.send": { byId: true, input: byMessage },
  "invitations.messageSequence.list": { byId: true, input: ({ eventId }) => ({ eventId }) },
  "invitations.messageSequence.prepare": {
    byId: true,
    input: ({ eventId }) => ({ eventId, purposes: ["reminder"], channel_id: 1 }),
  },
  "invitations.messageSequence.proposedCards": {
    byId: true,
    input: ({ eventId }) => ({ eventId }),
  },
  "invitations.messageSequence.planCard": {
    byId: true,
    input: ({ eventId, guestId }) => ({
      ...{ eventId, channel_id: 1, message_category_id: 1, message_design_id: 1 },
      ...{ body: "[prénoms], réservez la date.", tab: [guestId], offset_days: 2, hour: 10 },
    }),
  },
  "invitations.messageSequence.price": { byId: true, input: byMessage },
  "invitations.messageSequence.plan": {
    byId: true,
    input: ({ messageId }) => ({ id: messageId, offset_days: 2, hour: 10 }),
  },
  "invitations.messageSequence.planAll": { byId: true, input: ({ eventId }) => ({ eventId }) },
  "invitations.messageSequence.unplan": { byId: true, input: byMessage },
};
