import type { ReceiptGateway, SendResult } from "../delivery-receipt.ts";

/** A short message ready to leave. */
export interface ShortMessage {
  /** Stable key: the same key twice is the same message. */
  key: string;
  kind: string;
  /** E.164. */
  to: string;
  text: string;
  /** The name that phones show; the gateway's own where it is left out, or where it takes none. */
  senderName?: string;
  /** The code that it carries, for the mail catcher. */
  code?: string;
}

/** What an SMS gateway must do. */
export interface SmsDriver extends ReceiptGateway {
  send(message: ShortMessage): Promise<SendResult>;
  /** As {@link MailDriver.sendMany}. */
  sendMany?(messages: readonly ShortMessage[]): Promise<SendResult[]>;
}
