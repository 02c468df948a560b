import type { GatewayName } from "./gateway-names.ts";

/** A payment that a gateway is asked for. Addresses are whole ones. */
export interface AskedPayment {
  /** Ours, 30 characters at most, letters and digits: unique for each attempt. */
  reference: string;
  amountFcfa: number;
  /** A few plain words; no `# / $ _ &`. */
  description: string;
  /** `225…`; null where the payer enters it on the gateway's page. */
  phone: string | null;
  payer: { givenNames: string; lastName: string; email: string | null; phone: string | null };
  /** Where the payer comes back to, paid or not. */
  returnUrl: string;
  /** The address of the gateway's webhook. */
  notifyUrl: string;
  /**
   * Stores the gateway's own reference. Called before the payer can be asked, so that the payment
   * can still be checked when the process dies meanwhile.
   */
  remember(gatewayReference: string): Promise<void>;
}

/** A gateway's answer to a requested payment. */
export type Begun =
  | { state: "redirect"; gatewayReference: string; url: string; notifyToken: string | null }
  | { state: "push" }
  /** `code`: 641, 642, 515 or 100 of the specification; `description` is the gateway's own message. */
  | { state: "refused"; code: 641 | 642 | 515 | 100; description: string };

/** The status of a payment at its gateway. `unknown`: the gateway does not know it. */
export type Standing =
  /** `reason`: why the payer's last attempt failed, where they may make another. */
  | { state: "pending"; reason?: string }
  | { state: "paid"; amountFcfa: number; currency: string }
  | { state: "failed"; reason: string }
  | { state: "expired" }
  | { state: "unknown" };

/** A payment by its names. */
export interface NamedPayment {
  reference: string;
  gatewayReference: string | null;
  amountFcfa: number;
}

/** A webhook as received. */
export interface RawWebhook {
  headers: Headers;
  /** The exact body: signatures are computed over it. */
  body: string;
  /** Our reference, from the address that we gave. */
  reference: string | null;
  now: Date;
}

/**
 * The content of a webhook. It never proves a payment: it is a reason to ask the gateway.
 * `forged`: not signed as it must be. `event`: `eventId` is the same when it comes again.
 * `proof`, where it is not null, must equal what the gateway gave when the payment began.
 */
export type ReadWebhook =
  | { state: "forged" }
  | {
      state: "event";
      eventId: string;
      reference: string | null;
      gatewayReference: string | null;
      proof: string | null;
    };

/** The port of a payment company. */
export interface PaymentGateway {
  name: GatewayName;
  /**
   * Asks for a payment.
   * @throws GatewayAway when it is not known whether the request arrived
   */
  begin(asked: AskedPayment): Promise<Begun>;
  /**
   * The status of a payment.
   * @throws GatewayAway
   */
  status(payment: NamedPayment): Promise<Standing>;
  readWebhook(raw: RawWebhook): ReadWebhook;
  /**
   * Refunds a payment; left out where the company has no such call. The same key is one
   * refund. False: the company refuses it.
   * @throws GatewayAway when it is not known whether the request arrived
   */
  refund?(payment: NamedPayment, key: string): Promise<boolean>;
  /**
   * Whether the company's books hold a refund of a payment, made from `since` to `now`.
   * @throws GatewayAway
   */
  isRefunded?(payment: NamedPayment, made: { since: Date; now: Date }): Promise<boolean>;
}

/** The gateways that are open. */
export interface Payments {
  gateways: Partial<Record<GatewayName, PaymentGateway>>;
  /** Amounts that a mobile-money operator takes at most, in FCFA. */
  mostFcfa: number;
}

/** A gateway did not answer, or not as it should. */
export class GatewayAway extends Error {}
