import type { ReceiptGateway, SendResult } from "../delivery-receipt.ts";

/** A notice to an account by WhatsApp, without a picture. */
export interface WhatsAppNotice {
  /** Stable key: the same key twice is the same message. */
  key: string;
  kind: string;
  /** E.164. */
  to: string;
  text: string;
  /** The page that it opens. */
  link: string;
}

/** A card ready to leave by WhatsApp. A first message is always of an approved template. */
export interface WhatsAppMessage extends WhatsAppNotice {
  /** Whom it addresses: « Madame Adjoua Kouassi ». */
  name: string;
  /** The picture above the text. */
  pictureAddress: string;
}

/** What a WhatsApp gateway must do. */
export interface WhatsAppDriver extends ReceiptGateway {
  /** WhatsApp's id of the number that it sends from, which its webhooks name. */
  phoneId?: string;
  send(message: WhatsAppMessage): Promise<SendResult>;
  sendNotice(notice: WhatsAppNotice): Promise<SendResult>;
  /** As {@link MailDriver.sendMany}. */
  sendMany?(messages: readonly WhatsAppMessage[]): Promise<SendResult[]>;
  /** Answers the handshake that registers the webhook address; null when its token is wrong. */
  confirmAddress(query: { mode: string; token: string; challenge: string }): string | null;
}
