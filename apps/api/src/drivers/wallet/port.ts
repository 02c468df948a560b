import type { Hono } from "hono";

/** An entry pass as a wallet stores it. Nothing of it is changed afterwards: a new date is a new pass. */
export interface EntryPass {
  /** Of the event as the pass tells it: letters, figures, `-` and `_`. */
  eventKey: string;
  /** Of the guest's pass, unique among all of ours: letters, figures, `-` and `_`. */
  key: string;
  /** Who gives the pass: the hosts. */
  issuer: string;
  eventName: string;
  guestName: string;
  /** How many come in with it. */
  people: number;
  /** The content of the QR code. */
  code: string;
  /** `YYYY-MM-DDTHH:MM` in Abidjan, or the day alone; null while the day is not known. */
  startsAt: string | null;
  /** Where it takes place; null while that is not known. */
  place: string | null;
  /** The last day on which the pass is shown among the current ones, `YYYY-MM-DD`; null without a date. */
  lastDay: string | null;
}

/** Passes in the wallet of a phone. */
export interface WalletDriver {
  /** The address at which a person adds a pass to their wallet. Nobody is called to make it. */
  addressOf(pass: EntryPass): Promise<string>;
  /** What the embedded driver serves in the wallet's place, under /dev/wallet. */
  routes?: Hono;
}
