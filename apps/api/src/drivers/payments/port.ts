import type { GatewayName } from "./gateway-names.ts";

/** A payment that a gateway is asked for. Addresses are whole ones. */
export interface AskedPayment {
  /** Ours, 30 characters at most, letters and digits: unique for each try. */
  reference: string;
  amountFcfa: number;
  /** A few plain words; no `# / $ _ &`. */
  description: string;
  /** `225…`; null where the payer tells it on the gateway's page. */
  phone: string | null;
  payer: { givenNames: string; lastName: string; email: string | null; phone: string | null };
  /** Where the payer comes back to, paid or not. */
  returnUrl: string;
  /** Where the gateway tells us what happened. */
  notifyUrl: string;
  /**
   * Keeps the gateway's own name for the payment. Called before the payer can be asked, so that a
   * process that dies meanwhile leaves something to ask about.
   */
  remember(gatewayReference: string): Promise<void>;
}

/** What a gateway answers to a payment that is asked for. */
export type Begun =
  | { state: "redirect"; gatewayReference: string; url: string; notifyToken: string | null }
  | { state: "push" }
  /** `code`: 641, 642, 515 or 100 of the specification; `description` is the gateway's own word. */
  | { state: "refused"; code: 641 | 642 | 515 | 100; description: string };

/** What a gateway knows of a payment. `unknown`: it never heard of it. */
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

/** A notification as it came over the network. */
export interface RawWebhook {
  headers: Headers;
  /** The body, to the letter: signatures are made over it. */
  body: string;
  /** Our reference, as it stood in the address that we gave. */
  reference: string | null;
  now: Date;
}

/**
 * What a notification says. It never proves a payment: it is a reason to ask.
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

/** What a company that takes payments must do. */
export interface PaymentGateway {
  name: GatewayName;
  /**
   * Asks for a payment.
   * @throws GatewayAway when it is not known whether it was heard
   */
  begin(asked: AskedPayment): Promise<Begun>;
  /**
   * What became of a payment.
   * @throws GatewayAway
   */
  status(payment: NamedPayment): Promise<Standing>;
  readWebhook(raw: RawWebhook): ReadWebhook;
  /**
   * Gives a payment back; left out where the company offers no such call. The same key is one
   * refund. False: the company refuses it.
   * @throws GatewayAway when it is not known whether it was heard
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
