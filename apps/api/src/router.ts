import { sessionCalls } from "./areas/accounts/sessions/calls.ts";
import { cardCalls } from "./areas/cards/calls.ts";
import { notebookCalls } from "./areas/notebook/calls.ts";

/** Every call's answer, in the shape of the contract. */
export const router = {
  accounts: { sessions: sessionCalls },
  notebook: notebookCalls,
  cards: cardCalls,
};
