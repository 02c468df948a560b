import type { PayoutMethod } from "@jdj/contract/payouts/payout-methods";
import type { PayoutCompanyName } from "./company-names.ts";

/** A transfer that a company is asked for. */
export interface AskedTransfer {
  /** The idempotency key, a UUID, stored before the call: also our reference at the company. */
  key: string;
  amountFcfa: number;
  method: PayoutMethod;
  /** `225` and ten digits. */
  phone: string;
  /** The holder's name, as the beneficiary wrote it. */
  holder: string;
  /** A few plain words, 40 characters at most, which the receiver may read. */
  reason: string;
  /** The address of the company's webhook. */
  notifyUrl: string;
}

/** A transfer by its names. */
export interface NamedTransfer {
  key: string;
  /** The company's own number; null where its answer was lost. */
  companyReference: string | null;
}

/** What became of a transfer at its company. */
export type TransferStanding =
  | { state: "pending"; companyReference: string | null }
  | { state: "confirmed"; amountFcfa: number; companyReference: string }
  /** `reason`: what its beneficiary reads. */
  | { state: "failed"; reason: string }
  | { state: "reversed" }
  /** Our own wallet does not cover it: nothing was sent. */
  | { state: "short" }
  /** The company does not know it. */
  | { state: "unknown" };

/** The port of a company that sends money to phones. */
export interface PayoutCompany {
  name: PayoutCompanyName;
  /** Whose wallets it pays. */
  methods: readonly PayoutMethod[];
  /** Whether a second request with the same key is the same transfer: only then may it be repeated. */
  isIdempotent: boolean;
  /** For how long a confirmed transfer may still be taken back, in days. */
  reversibleDays: number;
  /**
   * Asks for a transfer.
   * @throws GatewayAway when it is not known whether the company heard, or what it decided
   */
  send(asked: AskedTransfer): Promise<TransferStanding>;
  /**
   * What became of a transfer.
   * @throws GatewayAway
   */
  status(transfer: NamedTransfer): Promise<TransferStanding>;
  /**
   * The name of the holder of a number, null for an unknown one; left out where the company does not say
   * it. @param phone `225` and ten digits
   * @throws GatewayAway
   */
  holderOf?(phone: string): Promise<string | null>;
}

/** The companies that are open. */
export interface Payouts {
  companies: Partial<Record<PayoutCompanyName, PayoutCompany>>;
}
