import { budgetCalls } from "./budget/calls.ts";
import { cashBookCalls } from "./cash-book/calls.ts";
import { ceremonyCalls } from "./ceremonies/calls.ts";
import { committeeCalls } from "./committee/calls.ts";
import { completionCalls } from "./completion/calls.ts";
import { coupleCalls } from "./couple/calls.ts";
import { dowryCalls } from "./dowry/calls.ts";
import { eventCalls } from "./events/calls.ts";
import { groupLinkCalls } from "./group-links/calls.ts";
import { guestCalls } from "./guests/calls.ts";
import { planningCalls } from "./planning/calls.ts";
import { sharingCalls } from "./sharing/calls.ts";
import { summaryCalls } from "./summary/calls.ts";

/** The calls of the notebook, noun by noun. */
export const notebookCalls = {
  events: eventCalls,
  couple: coupleCalls,
  summary: summaryCalls,
  committee: committeeCalls,
  budget: budgetCalls,
  cashBook: cashBookCalls,
  dowry: dowryCalls,
  planning: planningCalls,
  ceremonies: ceremonyCalls,
  guests: guestCalls,
  groupLinks: groupLinkCalls,
  completion: completionCalls,
  sharing: sharingCalls,
};
