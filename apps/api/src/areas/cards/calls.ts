import { campaignCalls } from "./campaigns/calls.ts";
import { channelCalls } from "./channels/calls.ts";
import { checkInCalls } from "./check-in/calls.ts";
import { deliveryCalls } from "./deliveries/calls.ts";
import { designCalls } from "./designs/calls.ts";
import { guestListCalls } from "./guest-list/calls.ts";
import { reminderCalls } from "./reminders/calls.ts";
import { responsesCalls } from "./responses/calls.ts";
import { rsvpCalls } from "./rsvp/calls.ts";
import { eventCardCalls } from "./rsvp/event-card-calls.ts";
import { senderNameCalls } from "./sender-names/calls.ts";

/** The calls of Joy Cards, noun by noun. */
export const cardCalls = {
  channels: channelCalls,
  designs: designCalls,
  campaigns: campaignCalls,
  deliveries: deliveryCalls,
  reminders: reminderCalls,
  senderNames: senderNameCalls,
  rsvp: rsvpCalls,
  eventCards: eventCardCalls,
  responses: responsesCalls,
  guestList: guestListCalls,
  checkIn: checkInCalls,
};
