import { type OpenMoney, openMoneyKinds } from "@jdj/contract/accounts/open-money";

/** A credit of one channel, in units. */
export interface ChannelCredit {
  /** What may still be sent, scheduled campaigns included. */
  units: number;
  /** What was ever bought of it, less what was refunded. */
  boughtUnits: number;
}

/** The units of a credit that were paid for: what staff gave is used first. */
export function paidUnits({ units, boughtUnits }: ChannelCredit): number {
  return Math.min(units, Math.max(0, boughtUnits));
}

/** What was found of one kind. */
export type Found = Partial<Record<OpenMoney["kind"], { count: number; amount: number }>>;

/** What is open, in the order of the kinds; nothing for an account that may be erased. */
export function listOpenMoney(found: Found, credits: readonly ChannelCredit[]): OpenMoney[] {
  const units = credits.reduce((sum, credit) => sum + paidUnits(credit), 0);
  return openMoneyKinds.flatMap((kind): OpenMoney[] => {
    if (kind === "credit") return units > 0 ? [{ kind, count: units, amount_fcfa: null }] : [];
    const { count, amount } = found[kind] ?? { count: 0, amount: 0 };
    return count > 0 ? [{ kind, count, amount_fcfa: amount }] : [];
  });
}
