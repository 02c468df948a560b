import { may, type Role } from "@jdj/contract/call/sharing-policy";
import type {
  ContributionCash,
  ContributionRegister,
  Contributor,
} from "@jdj/contract/contributions/register-shapes";
import { at } from "@jdj/contract/paths/addresses";
import type { Database } from "../../../database/connect.ts";
import { listMoneyMembers } from "../../notebook/sharing/list-money-members.ts";
import { listMobile, type StoredMobile, standingFcfa } from "../mobile-money/queries.ts";
import { holdersOf, leftOf, totalsOf } from "./contribution-sums.ts";
import {
  findRegister,
  listCash,
  listContributors,
  type StoredCash,
  type StoredContributor,
} from "./queries.ts";

/** Who reads a register. */
interface Reader {
  customerId: number;
  role: Role;
}

const sumOf = (cash: readonly StoredCash[], state: StoredCash["state"]) =>
  cash.filter((one) => one.state === state).reduce((sum, one) => sum + one.amountFcfa, 0);

/** The register of an event, as a member reads it. */
export async function readRegister(
  db: Database,
  eventId: number,
  reader: Reader,
): Promise<ContributionRegister> {
  const [register, people, cash, mobile, members] = await Promise.all([
    findRegister(db, eventId),
    listContributors(db, eventId),
    listCash(db, eventId),
    listMobile(db, eventId),
    listMoneyMembers(db, eventId),
  ]);
  const isOpen = register?.closedAt == null;
  const mayDecide = may(reader.role, "money:write");
  const can = {
    write: isOpen && may(reader.role, "contributions:write"),
    decide: isOpen && mayDecide,
    close: register !== null && mayDecide,
  };
  const contributors = people.map((one) => {
    const own = cash.filter(({ contributorId }) => contributorId === one.id);
    const paid = mobile.filter(({ contributorId }) => contributorId === one.id);
    return presentContributor(one, { cash: own, mobile: paid }, { ...can, reader });
  });
  const given = contributors.map((one) => ({ ...one, cash_fcfa: cashOf(one) }));
  const names = [...new Set(contributors.map(({ group }) => group))].toSorted(byName);
  return {
    closed_at: register?.closedAt?.toISOString() ?? null,
    closed_by: register?.closedName ?? null,
    contributors,
    groups: names.map((name) => ({
      name,
      totals: totalsOf(given.filter(({ group }) => group === name)),
    })),
    totals: totalsOf(given),
    holders: holdersOf(cash),
    has_second: members.some(({ customerId }) => customerId !== reader.customerId),
    can,
  };
}

/** By the alphabet, those without a group last. */
function byName(a: string | null, b: string | null): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return a.localeCompare(b, "fr");
}

function cashOf({ cash }: Contributor): number {
  return cash
    .filter(({ state }) => state === "confirmed")
    .reduce((sum, { amount_fcfa }) => sum + amount_fcfa, 0);
}

interface CashRead {
  write: boolean;
  decide: boolean;
  reader: Reader;
}

function presentContributor(
  contributor: StoredContributor,
  { cash, mobile }: { cash: readonly StoredCash[]; mobile: readonly StoredMobile[] },
  read: CashRead,
): Contributor {
  const paid = mobile.reduce((sum, one) => sum + standingFcfa(one), 0);
  const received = sumOf(cash, "confirmed") + paid;
  return {
    id: contributor.id,
    version: contributor.version,
    name: contributor.name,
    group: contributor.groupName,
    phone: contributor.phone,
    note: contributor.note,
    pledged_fcfa: contributor.pledgedFcfa,
    received_fcfa: received,
    waiting_fcfa: sumOf(cash, "waiting"),
    left_fcfa: leftOf(contributor.pledgedFcfa, received),
    cash: cash.map((one) => presentCash(one, read)),
    mobile: mobile.map(({ id, amountFcfa, refundedFcfa, paidAt, createdAt }) => ({
      id,
      amount_fcfa: amountFcfa,
      returned_fcfa: refundedFcfa,
      paid_at: (paidAt ?? createdAt).toISOString(),
    })),
    reminded_at: contributor.remindedAt?.toISOString() ?? null,
    path: at("contribution", { token: contributor.token }),
  };
}

function presentCash(cash: StoredCash, { write, decide, reader }: CashRead): ContributionCash {
  const isOwn = cash.recordedBy === reader.customerId;
  const isWaiting = cash.state === "waiting";
  return {
    id: cash.id,
    amount_fcfa: cash.amountFcfa,
    paid_on: cash.paidOn,
    state: cash.state,
    note: cash.note,
    recorded_by: cash.recordedName,
    recorded_at: cash.createdAt.toISOString(),
    decided_by: cash.decidedName,
    decided_at: cash.decidedAt?.toISOString() ?? null,
    reason: cash.reason,
    can: {
      confirm: decide && isWaiting && !isOwn,
      refuse: decide && !isOwn && (isWaiting || cash.state === "confirmed"),
      cancel: write && isWaiting && isOwn,
    },
  };
}
