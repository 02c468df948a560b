import type { PayoutMethod } from "@jdj/contract/payouts/payout-methods";
import { payoutNumbers } from "../areas/payouts/numbers/tables.ts";
import { type Beneficiary, ownerColumns } from "../areas/payouts/payouts/payee.ts";
import type { TestApp } from "./app.ts";
import type { NumberSubject, Sample } from "./subject.ts";

const TWO_DAYS_MS = 2 * 86_400_000;

/** A number of a beneficiary's to which payouts may go: Wave, 07 01 02 03 04. Returns its row number. */
export async function givePayoutNumber(
  app: TestApp,
  whose: Beneficiary,
  fields: {
    method?: PayoutMethod;
    phone?: string;
    holder?: string;
    isIdentified?: boolean;
    provenAt?: Date | null;
  } = {},
): Promise<number> {
  const [row] = await app.db
    .insert(payoutNumbers)
    .values({
      ...ownerColumns(whose),
      method: "wave",
      phone: "+2250701020304",
      holder: "Awa Kouassi",
      isIdentified: true,
      provenAt: new Date(app.clock().getTime() - TWO_DAYS_MS),
      ...fields,
    })
    .returning({ id: payoutNumbers.id });
  if (!row) throw new Error("The number was not written");
  return row.id;
}

let numbers = 0;

/** Three numbers of a beneficiary's. */
export async function furnishNumbers(app: TestApp, whose: Beneficiary): Promise<NumberSubject> {
  numbers += 1;
  const phone = (kind: number) => `+22507${kind}${String(numbers).padStart(7, "0")}`;
  return {
    numberId: await givePayoutNumber(app, whose, { phone: phone(1) }),
    unprovenId: await givePayoutNumber(app, whose, { phone: phone(2), provenAt: null }),
    spareId: await givePayoutNumber(app, whose, { phone: phone(3) }),
  };
}

/** The same things, none of which exists. */
export const missingNumbers: NumberSubject = {
  numberId: 999_999_999,
  unprovenId: 999_999_999,
  spareId: 999_999_999,
};

/** A number that nobody else has: a code goes to one number once a minute. */
function newNumber() {
  numbers += 1;
  return {
    method: "moov",
    phone: `0102${String(numbers).padStart(6, "0")}`,
    holder: "Awa Kouassi",
    is_identified: true,
    current_password: "demo",
  };
}

/** A right input for each call about numbers for payouts. */
export const payoutNumberSamples = {
  "payouts.providerNumbers.list": { byId: false, input: () => undefined },
  "payouts.providerNumbers.add": { byId: false, input: () => newNumber() },
  "payouts.providerNumbers.sendCode": {
    byId: true,
    input: ({ shopNumbers }) => ({ id: shopNumbers.unprovenId }),
  },
  "payouts.providerNumbers.confirm": {
    byId: true,
    input: ({ shopNumbers }) => ({ id: shopNumbers.unprovenId, code: "000000" }),
  },
  "payouts.providerNumbers.remove": {
    byId: true,
    input: ({ shopNumbers }) => ({ id: shopNumbers.spareId }),
  },
  "payouts.hostNumbers.list": { byId: true, input: ({ eventId }) => ({ eventId }) },
  "payouts.hostNumbers.add": { byId: true, input: ({ eventId }) => ({ eventId, ...newNumber() }) },
  "payouts.hostNumbers.sendCode": {
    byId: true,
    input: ({ eventId, hostNumbers }) => ({ eventId, id: hostNumbers.unprovenId }),
  },
  "payouts.hostNumbers.confirm": {
    byId: true,
    input: ({ eventId, hostNumbers }) => ({ eventId, id: hostNumbers.unprovenId, code: "000000" }),
  },
  "payouts.hostNumbers.remove": {
    byId: true,
    input: ({ eventId, hostNumbers }) => ({ eventId, id: hostNumbers.spareId }),
  },
} satisfies Record<string, Sample>;
