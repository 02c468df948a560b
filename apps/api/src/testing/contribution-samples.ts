import { contributionCash } from "../areas/contributions/cash/tables.ts";
import { contributionRegisters, contributors } from "../areas/contributions/register/tables.ts";
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
  return {
    contributorId: first.id,
    spareContributorId: spare.id,
    cashId: others?.id ?? 0,
    spareCashId: spareCash?.id ?? 0,
    ownCashId: own?.id ?? 0,
    token: `rose-${eventId}`,
  };
}

/** The same things, none of which exists. */
export const missingContributions: ContributionSubject = {
  contributorId: 999_999_999,
  spareContributorId: 999_999_999,
  cashId: 999_999_999,
  spareCashId: 999_999_999,
  ownCashId: 999_999_999,
  token: "aaaaaaaaaaaaaaaa",
};

const form = {
  ...{ name: "Tantie Rose", group: "Famille", phone_number_1: "+(225) 07 08 00 00 01" },
  ...{ pledged: "50 000", note: "" },
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
  "contributions.register.close": { byId: true, input: ({ eventId }) => ({ eventId }) },
  "contributions.register.reopen": { byId: true, input: ({ eventId }) => ({ eventId }) },
} satisfies Record<string, Sample>;
