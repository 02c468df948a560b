import type { PaymentMethod } from "./methods.ts";

/** Tax on a send, in hundredths (the specification: price plus 18 percent, rounded up). */
const TAX_PERCENT = 18;

/** The least that any way of paying takes, in FCFA. */
export const LEAST_FCFA = 100;

/** CinetPay takes multiples of 5 FCFA only. */
const CINETPAY_STEP_FCFA = 5;

/** What a send costs. Units are SMS parts × guests, or messages. Money in whole FCFA. */
export interface CardPrice {
  units: number;
  /** Units that the credit covers. */
  coveredUnits: number;
  /** Units to be bought. */
  payUnits: number;
  /** Before tax. */
  dueFcfa: number;
  /** With tax: what the send costs. */
  totalFcfa: number;
  /** What is asked for: the total, or 100 FCFA where it is less and not nothing. */
  orderFcfa: number;
  /** Paid beyond the total; it becomes credit. */
  restFcfa: number;
}

/** An amount with its tax, rounded up to a whole franc. */
export function withTax(fcfa: number): number {
  return Math.ceil((fcfa * (100 + TAX_PERCENT)) / 100);
}

/**
 * The price of a send: unit price × the units that the credit does not cover. Whole numbers in,
 * whole numbers out; a negative credit counts as none.
 */
export function cardPrice(asked: { unitFcfa: number; units: number; credit: number }): CardPrice {
  const { unitFcfa, units } = asked;
  const coveredUnits = unitFcfa === 0 ? units : Math.min(units, Math.max(0, asked.credit));
  const payUnits = units - coveredUnits;
  const dueFcfa = unitFcfa * payUnits;
  const totalFcfa = withTax(dueFcfa);
  const orderFcfa = totalFcfa === 0 ? 0 : Math.max(LEAST_FCFA, totalFcfa);
  return {
    units,
    coveredUnits,
    payUnits,
    dueFcfa,
    totalFcfa,
    orderFcfa,
    restFcfa: orderFcfa - totalFcfa,
  };
}

/** What a way of paying takes for an order: CinetPay rounds up to a multiple of 5, the rest is credit too. */
export function amountBy(method: PaymentMethod, orderFcfa: number): number {
  if (method !== "CINETPAY") return orderFcfa;
  return Math.ceil(orderFcfa / CINETPAY_STEP_FCFA) * CINETPAY_STEP_FCFA;
}
