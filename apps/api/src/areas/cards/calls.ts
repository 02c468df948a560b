import { channelCalls } from "./channels/calls.ts";
import { designCalls } from "./designs/calls.ts";
import { messageCalls } from "./messages/calls.ts";
import { rsvpCalls } from "./rsvp/calls.ts";

/** The calls of Joy Cards, noun by noun. */
export const cardCalls = {
  channels: channelCalls,
  designs: designCalls,
  messages: messageCalls,
  rsvp: rsvpCalls,
};
