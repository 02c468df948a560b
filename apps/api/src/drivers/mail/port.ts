import type { SendResult } from "../delivery-receipt.ts";

/** A letter ready to leave. */
export interface Email {
  /** Stable key of this letter to this person: the same key twice is the same letter. */
  key: string;
  /** What it is: `email-verification`, `card`… */
  kind: string;
  to: string;
  /** The name beside our own address. */
  fromName: string;
  subject: string;
  text: string;
  html: string;
  /** The addresses that the letter carries, for the development outbox. */
  links: string[];
  /** Where one leaves the list that the letter belongs to, by a single POST (RFC 8058). */
  leaveLink?: string;
}

/** What a mail gateway must do. */
export interface MailDriver {
  send(email: Email): Promise<SendResult>;
  /** Whether a letter of that key already left; `unknown` when the gateway cannot say. */
  find(key: string): Promise<"sent" | "absent" | "unknown">;
  /** The same key handed over twice is one letter: after a doubt it is simply handed over again. */
  takesKeyOnce?: true;
}
