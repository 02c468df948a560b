import { accountCalls } from "./areas/accounts/calls.ts";
import { cardCalls } from "./areas/cards/calls.ts";
import { contentCalls } from "./areas/content/calls.ts";
import { notebookCalls } from "./areas/notebook/calls.ts";
import { townHallCalls } from "./areas/town-halls/calls.ts";

/** Every call's answer, in the shape of the contract. */
export const router = {
  accounts: accountCalls,
  notebook: notebookCalls,
  cards: cardCalls,
  townHalls: townHallCalls,
  content: contentCalls,
};
