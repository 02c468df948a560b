import type { AccountUpdate } from "./whatsapp/account-update.ts";

/** A gateway's webhook request, before its signature is checked. */
export interface ReceiptRequest {
  /** The body as it came, to the byte. */
  body: string;
  /** What signs it: the header of the gateway's own, or the token of the address that we gave it. */
  signature: string | null;
}

/**
 * Who wrote: a number in E.164, or the id that WhatsApp gives in its place for people with a username,
 * the same for all messages to us (BSUID).
 */
export interface Sender {
  phone: string | null;
  userId: string | null;
}

/**
 * The content of a webhook: the status of a message; a request to receive no more, or to receive again;
 * what somebody wrote to us; whose number an id of WhatsApp is; or what became of our account there.
 */
export type DeliveryReceipt = ReceiptContent & {
  /** WhatsApp's id of the number of ours that it is about, where it is named. */
  phoneId?: string;
};

type ReceiptContent =
  | {
      kind: "state";
      /** The gateway's id of the message, and ours, where they are given. */
      gatewayId: string | null;
      key: string | null;
      state: "delivered" | "read" | "failed";
      /** Why it failed, in French. */
      reason: string | null;
    }
  | { kind: "stop" | "resume"; from: Sender }
  | {
      kind: "reply";
      from: Sender;
      /** The gateway's id of it: the same message may be posted again. */
      gatewayId: string;
      /** The gateway's id of the message that it answers, where it names one. */
      about: string | null;
      /** Null for a picture, a voice or another thing that is no text. */
      text: string | null;
    }
  | { kind: "contact"; phone: string; userId: string }
  | AccountUpdate;

/**
 * Whose error a failed delivery is. `recipient`: theirs for good, another attempt is of no use.
 * `recipient-later`: theirs for now. `ours`: our account, our settings or the gateway itself; it
 * says nothing about the recipient, and no other message will leave until it is mended. `template`:
 * the approved text by which it would leave is paused or disabled; others of ours may leave.
 */
export type ErrorCause = "recipient" | "recipient-later" | "ours" | "template";

/**
 * What became of a message handed over. `unknown`: it may have left, so that another attempt could
 * bring it twice. `code`: the gateway's own, for the operator; it identifies no person.
 * `isThrottled`: the gateway takes fewer messages at once, or in a second, than we handed over.
 */
export type SendResult =
  | { state: "sent"; gatewayId?: string }
  | { state: "failed"; cause: ErrorCause; reason: string; code?: string; isThrottled?: true }
  | { state: "unknown" };

/** How much a gateway takes from one process. */
export interface GatewayLimits {
  /** Messages handed over at once. */
  mostAtOnce: number;
  /** Messages begun in one second; absent where the gateway states no such limit. */
  mostPerSecond?: number;
}

/** What every gateway to a phone must do besides sending. */
export interface ReceiptGateway {
  /** Whether a message with that key was already sent; `unknown` when the gateway cannot tell. */
  find(key: string): Promise<"sent" | "absent" | "unknown">;
  /**
   * The same key sent twice is one message: an unconfirmed one is simply sent again, as long as there
   * is no second contract by which it might leave.
   */
  takesKeyOnce?: true;
  /** What it takes at once and in a second; two at once where nothing is stated. */
  limits?: GatewayLimits;
  /** The content of a webhook, or null when it is not the gateway's. */
  readDeliveryReceipt(request: ReceiptRequest): DeliveryReceipt[] | null;
  /** Embedded gateways only: the delivery receipts that are due, each once. */
  takeReceipts?(): Promise<ReceiptRequest[]>;
}

/** Words that ask for no more messages when nothing else is written. */
const stopWords = /^(arr[eê]t(er|ez)?|d[ée]sabonner|d[ée]sinscrire|d[ée]sabonnement|unsubscribe)$/i;

/**
 * What a text asks for: no more messages, as operators have people write it, or messages again; null
 * for anything else.
 */
export function askedBy(text: string | null): "stop" | "resume" | null {
  let said = (text ?? "").trim().slice(0, 200);
  while (/[.!\s]$/.test(said)) said = said.slice(0, -1);
  if (/^stop\b/i.test(said) || stopWords.test(said)) return "stop";
  return /^(start|reprendre)$/i.test(said) ? "resume" : null;
}

/** What a message to us is: a request about messages, or a reply. */
export function readReply(reply: Omit<Extract<DeliveryReceipt, { kind: "reply" }>, "kind">) {
  const asked = askedBy(reply.text);
  return asked === null ? { kind: "reply" as const, ...reply } : { kind: asked, from: reply.from };
}

/** The value at a path of parsed JSON, or undefined where it ends. */
export function valueAt(from: unknown, ...path: (string | number)[]): unknown {
  let value = from;
  for (const step of path) {
    if (typeof value !== "object" || value === null) return undefined;
    value = Reflect.get(value, step);
  }
  return value;
}

/** A text at a path of parsed JSON, or null. */
export function textAt(from: unknown, ...path: (string | number)[]): string | null {
  const value = valueAt(from, ...path);
  return typeof value === "string" && value !== "" ? value : null;
}

/** Parsed JSON, or undefined for what is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
