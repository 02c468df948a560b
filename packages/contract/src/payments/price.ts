import type { PaymentMethod } from "./methods.ts";

/** Tax on a campaign, in hundredths (the specification: price plus 18 percent, rounded up). */
export const TAX_PERCENT = 18;

/** The minimum of every payment method, in FCFA. */
export const LEAST_FCFA = 100;

/** CinetPay takes multiples of 5 FCFA only. */
const CINETPAY_STEP_FCFA = 5;

/** The price of a campaign. Units are SMS segments × guests, or messages. Money in whole FCFA. */
export interface CardPrice {
  units: number;
  /** Units that the credit covers. */
  coveredUnits: number;
  /** Units to be bought. */
  payUnits: number;
  /** Before tax. */
  dueFcfa: number;
  /** The price with tax. */
  totalFcfa: number;
  /** What is asked for: the total, or 100 FCFA where it is less and not nothing. */
  payableFcfa: number;
  /** Paid beyond the total; it becomes credit. */
  remainderFcfa: number;
}

/** An amount with its tax, rounded up to a whole franc. */
export function withTax(fcfa: number): number {
  return Math.ceil((fcfa * (100 + TAX_PERCENT)) / 100);
}

/** The tax within an amount that contains it, in whole FCFA. */
export function taxWithin(fcfa: number): number {
  return fcfa - Math.round((fcfa * 100) / (100 + TAX_PERCENT));
}

/**
 * The price of a campaign: unit price × the units that the credit does not cover. Whole numbers in,
 * whole numbers out; a negative credit counts as none.
 */
export function cardPrice(asked: { unitFcfa: number; units: number; credit: number }): CardPrice {
  const { unitFcfa, units } = asked;
  const coveredUnits = unitFcfa === 0 ? units : Math.min(units, Math.max(0, asked.credit));
  const payUnits = units - coveredUnits;
  const dueFcfa = unitFcfa * payUnits;
  const totalFcfa = withTax(dueFcfa);
  const payableFcfa = totalFcfa === 0 ? 0 : Math.max(LEAST_FCFA, totalFcfa);
  return {
    units,
    coveredUnits,
    payUnits,
    dueFcfa,
    totalFcfa,
    payableFcfa,
    remainderFcfa: payableFcfa - totalFcfa,
  };
}

/** The amount of a payment by a payment method: CinetPay rounds up to a multiple of 5, the remainder is credit. */
export function amountBy(method: PaymentMethod, payableFcfa: number): number {
  if (method !== "CINETPAY") return payableFcfa;
  return Math.ceil(payableFcfa / CINETPAY_STEP_FCFA) * CINETPAY_STEP_FCFA;
}

/** The most units that an amount pays, with tax; 0 when it pays none. */
export function unitsFor(amountFcfa: number, unitFcfa: number): number {
  const units = Math.floor((amountFcfa * 100) / ((100 + TAX_PERCENT) * unitFcfa));
  return withTax((units + 1) * unitFcfa) <= amountFcfa ? units + 1 : units;
}

/** The packs in which credit is offered, in units. */
export const creditPacks = [50, 100, 200, 500] as const;
