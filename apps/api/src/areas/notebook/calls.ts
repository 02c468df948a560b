import { eventCalls } from "./events/calls.ts";

/** The calls of the notebook, noun by noun. */
export const notebookCalls = { events: eventCalls };
