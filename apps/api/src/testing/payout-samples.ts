import { payouts } from "../areas/payouts/payouts/tables.ts";
import type { TestApp } from "./app.ts";

/** The row numbers of payouts, one for each act of staff. */
export interface PayoutSubject {
  asked: number;
  approved: number;
  byHand: number;
  sent: number;
  confirmed: number;
  refused: number;
}

/** Payouts of nobody's, in each state. */
export async function furnishPayouts({ db, clock }: TestApp): Promise<PayoutSubject> {
  const common = {
    ...{ account: "seller" as const, amountFcfa: 5000, method: "wave" as const },
    ...{ phone: "+2250701020304", holder: "Awa Kouassi" },
  };
  const settled = { settledAt: clock(), settledBy: "test", transferReference: "W-0" };
  const rows = await db
    .insert(payouts)
    .values([
      { ...common },
      { ...common, state: "approved" as const },
      { ...common, state: "approved" as const },
      { ...common, state: "sent" as const, company: "wave" as const, sentAt: clock() },
      { ...common, state: "confirmed" as const, ...settled },
      { ...common },
    ])
    .returning({ id: payouts.id });
  const [asked = 0, approved = 0, byHand = 0, sent = 0, confirmed = 0, refused = 0] = rows.map(
    ({ id }) => id,
  );
  return { asked, approved, byHand, sent, confirmed, refused };
}

const missing = 999_999_999;

/** The same things, none of which exists. */
export const missingPayouts: PayoutSubject = {
  asked: missing,
  approved: missing,
  byHand: missing,
  sent: missing,
  confirmed: missing,
  refused: missing,
};
