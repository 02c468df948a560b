import type { PayoutMethod } from "@jdj/contract/payouts/payout-methods";
import type { PayoutCompany, Payouts } from "./port.ts";

/** The company that sends to a wallet: its own before CinetPay, which sends to all; null: by hand. */
export function companyFor({ companies }: Payouts, method: PayoutMethod): PayoutCompany | null {
  const able = Object.values(companies).filter(({ methods }) => methods.includes(method));
  return able.toSorted((a, b) => a.methods.length - b.methods.length)[0] ?? null;
}
