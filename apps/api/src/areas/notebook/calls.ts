import { completionCalls } from "./completion/calls.ts";
import { coupleCalls } from "./couple/calls.ts";
import { eventCalls } from "./events/calls.ts";
import { guestCalls } from "./guests/calls.ts";

/** The calls of the notebook, noun by noun. */
export const notebookCalls = {
  events: eventCalls,
  couple: coupleCalls,
  guests: guestCalls,
  completion: completionCalls,
};
