import { checkInCalls } from "./check-in/calls.ts";
import { groupRegistrationCalls } from "./group-registrations/calls.ts";
import { guestListCalls } from "./guest-list/calls.ts";
import { guestPageCalls } from "./guest-page/calls.ts";
import { messageSequenceCalls } from "./message-sequence/calls.ts";
import { guestMessageCalls } from "./messages-to-guests/calls.ts";
import { responsesCalls } from "./responses/calls.ts";
import { rsvpCalls } from "./rsvp/calls.ts";
import { eventCardCalls } from "./rsvp/event-card-calls.ts";
import { seatingCalls } from "./seating/calls.ts";

/** The calls about who is invited and who answers. */
export const invitationCalls = {
  rsvp: rsvpCalls,
  eventCards: eventCardCalls,
  responses: responsesCalls,
  guestList: guestListCalls,
  guestMessages: guestMessageCalls,
  messageSequence: messageSequenceCalls,
  guestPages: guestPageCalls,
  checkIn: checkInCalls,
  groupRegistrations: groupRegistrationCalls,
  seating: seatingCalls,
};
