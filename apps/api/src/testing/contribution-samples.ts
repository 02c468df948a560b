import { contributionCash } from "../areas/contributions/cash/tables.ts";
import { contributionRegisters, contributors } from "../areas/contributions/register/tables.ts";
import { contributionWithdrawals } from "../areas/contributions/withdrawals/tables.ts";
import { contributionPayment } from "../areas/ledger/entries/moves.ts";
import { recordTransaction } from "../areas/ledger/entries/record-transaction.ts";
import type { TestApp } from "./app.ts";
import type { CastMember } from "./cast.ts";
import type { ContributionSubject, Sample } from "./subject.ts";

/**
 * A register with somebody who gave cash, some of it noted by the member and some by nobody who has an
 * account any more, and somebody who may be removed.
 */
export async function furnishContributions(
  app: TestApp,
  { eventId, customerId }: Pick<CastMember, "eventId" | "customerId">,
  numberId: number,
): Promise<ContributionSubject> {
  await app.db.insert(contributionRegisters).values({ eventId });
  const person = { eventId, pledgedFcfa: 50_000, phone: "+2250700000077" };
  const [first, spare] = await app.db
    .insert(contributors)
    .values([
      { ...person, name: "Tantie Rose", token: `rose-${eventId}` },
      { ...person, name: "Tonton Paul", token: `paul-${eventId}` },
    ])
    .returning({ id: contributors.id });
  if (!first || !spare) throw new Error("The contributors were not written");
  const cash = { contributorId: first.id, paidOn: "2026-10-20", recordedName: "Awa" };
  const [others, spareCash, own] = await app.db
    .insert(contributionCash)
    .values([
      { ...cash, amountFcfa: 5_000 },
      { ...cash, amountFcfa: 6_000 },
      { ...cash, amountFcfa: 7_000, recordedBy: customerId },
    ])
    .returning({ id: contributionCash.id });
  const collected = { key: `sample:contributions:${eventId}`, kind: "payment" as const };
  await app.db.transaction((tx) =>
    recordTransaction(tx, {
      ...{ ...collected, subject: null, now: app.clock() },
      entries: contributionPayment(eventId, 100_000),
    }),
  );
  return {
    contributorId: first.id,
    spareContributorId: spare.id,
    cashId: others?.id ?? 0,
    spareCashId: spareCash?.id ?? 0,
    ownCashId: own?.id ?? 0,
    token: `rose-${eventId}`,
    withdrawalId: await askedWithdrawal(app, { eventId, customerId, numberId }),
  };
}

/** What a member asked for three days ago, who is alone. */
async function askedWithdrawal(
  app: TestApp,
  { eventId, customerId, numberId }: { eventId: number; customerId: number; numberId: number },
): Promise<number> {
  const [row] = await app.db
    .insert(contributionWithdrawals)
    .values({
      ...{ eventId, amountFcfa: 20_000, numberId, askedBy: customerId, askedRole: "owner" },
      ...{ askedName: "Awa", createdAt: new Date(app.clock().getTime() - 3 * 86_400_000) },
    })
    .returning({ id: contributionWithdrawals.id });
  return row?.id ?? 0;
}

/** The same things, none of which exists. */
export const missingContributions: ContributionSubject = {
  contributorId: 999_999_999,
  spareContributorId: 999_999_999,
  cashId: 999_999_999,
  spareCashId: 999_999_999,
  ownCashId: 999_999_999,
  token: "aaaaaaaaaaaaaaaa",
  withdrawalId: 999_999_999,
};

const form = {
  ...{ name: "Tantie Rose", group: "Famille", phone_number_1: "+(225) 07 08 00 00 01" },
  ...{ pledged: "50 000", note: "" },
};

/** What a rightful caller gets where it is no 200: cash waits, the register is open, and a withdrawal was asked for, which its confirmation ends. */
export const rightfulContributions = {
  "contributions.register.close": 409,
  "contributions.register.reopen": 409,
  "contributions.money.ask": 409,
  "contributions.money.refuse": 409,
};

/** A right input for each call about contributions. */
export const contributionSamples = {
  "contributions.register.register": { byId: true, input: ({ eventId }) => ({ eventId }) },
  "contributions.register.addContributor": {
    byId: true,
    input: ({ eventId }) => ({ eventId, ...form }),
  },
  "contributions.register.saveContributor": {
    byId: true,
    input: ({ eventId, contributions: { contributorId: id } }) => ({ eventId, id, ...form }),
  },
  "contributions.register.removeContributor": {
    byId: true,
    input: ({ eventId, contributions: { spareContributorId: id } }) => ({ eventId, id }),
  },
  "contributions.register.recordCash": {
    byId: true,
    input: ({ eventId, contributions: { contributorId: id } }) => ({
      ...{ eventId, id, amount: "10 000", paid_on: "2026-11-02", note: "", again: true },
    }),
  },
  "contributions.register.confirmCash": {
    byId: true,
    input: ({ eventId, contributions: { cashId: id } }) => ({ eventId, id }),
  },
  "contributions.register.refuseCash": {
    byId: true,
    input: ({ eventId, contributions: { spareCashId: id } }) => ({
      ...{ eventId, id, reason: "Jamais reçu" },
    }),
  },
  "contributions.register.cancelCash": {
    byId: true,
    input: ({ eventId, contributions: { ownCashId: id } }) => ({ eventId, id }),
  },
  "contributions.register.remind": {
    byId: true,
    input: ({ eventId, contributions: { contributorId: id } }) => ({ eventId, id, by: "whatsapp" }),
  },
  "contributions.money.read": { byId: true, input: ({ eventId }) => ({ eventId }) },
  "contributions.money.ask": {
    byId: true,
    input: ({ eventId, hostNumbers }) => ({
      ...{ eventId, amount: "5 000", number_id: hostNumbers.numberId, current_password: "demo" },
    }),
  },
  "contributions.money.confirm": {
    byId: true,
    input: ({ eventId, contributions: { withdrawalId: withdrawal_id } }) => ({
      ...{ eventId, withdrawal_id, current_password: "demo" },
    }),
  },
  "contributions.money.refuse": {
    byId: true,
    input: ({ eventId, contributions: { withdrawalId: withdrawal_id } }) => ({
      ...{ eventId, withdrawal_id },
    }),
  },
  "contributions.publicContributions.contribution": {
    byId: false,
    input: ({ contributions: { token } }) => ({ token }),
  },
  "contributions.publicContributions.pay": {
    byId: false,
    input: ({ contributions: { token } }) => ({ token, amount: 5_000 }),
  },
  "contributions.register.close": { byId: true, input: ({ eventId }) => ({ eventId }) },
  "contributions.register.reopen": { byId: true, input: ({ eventId }) => ({ eventId }) },
} satisfies Record<string, Sample>;
