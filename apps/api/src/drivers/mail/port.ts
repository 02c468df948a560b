import type { GatewayLimits, SendResult } from "../delivery-receipt.ts";

/** An email ready to be sent. */
export interface Email {
  /** Idempotency key of this email to this person: the same key twice is the same email. */
  key: string;
  /** What it is: `email-verification`, `card`… */
  kind: string;
  to: string;
  /** The name beside our own address. */
  fromName: string;
  subject: string;
  text: string;
  html: string;
  /** The links in the email, for the mail catcher. */
  links: string[];
  /** The address that unsubscribes from the list by a single POST (RFC 8058). */
  unsubscribeLink?: string;
}

/** What a mail gateway must do. */
export interface MailDriver {
  send(email: Email): Promise<SendResult>;
  /**
   * Sends many at once, and returns a result for each, in their order. Only for a gateway that knows
   * every key: it is asked for those whose sender dies before their results are recorded.
   */
  sendMany?(emails: readonly Email[]): Promise<SendResult[]>;
  /** Whether an email with that key was already sent; `unknown` when the gateway cannot tell. */
  find(key: string): Promise<"sent" | "absent" | "unknown">;
  /** As {@link ReceiptGateway.takesKeyOnce}. */
  takesKeyOnce?: true;
  /** What it takes at once and in a second; two at once where nothing is stated. */
  limits?: GatewayLimits;
  /** Ends the connections that it keeps. */
  close?(): void;
}
