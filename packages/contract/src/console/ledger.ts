import { z } from "zod";
import { call } from "../call/call.ts";
import { pageOf } from "../call/page.ts";
import { refusals } from "../call/refusals.ts";
import { Id, Instant } from "../call/shapes.ts";
import { subjectKinds } from "../payments/subjects.ts";
import { listInput, Search } from "./resource.ts";

const tags = ["console"];
const path = "/api/v1/console/ledger-accounts" as const;

/** Whose money we hold: a provider's, that of the hosts of an event, of the committee of a fabric order, or of contributions. */
export const beneficiaryKinds = ["provider", "hosts", "fabric", "contributions"] as const;

/** `provider-12`, `hosts-7`, `fabric-3`, `contributions-7`. */
const AccountId = z
  .string()
  .regex(/^(provider|hosts|fabric|contributions)-\d{1,15}$/, "Compte inconnu");

/** What we owe a beneficiary. */
export const LedgerAccount = z
  .object({
    id: z.string(),
    kind: z.enum(beneficiaryKinds),
    name: z.string(),
    /** Owed, and not theirs to withdraw yet. */
    held_fcfa: z.int(),
    /** What they may withdraw. */
    available_fcfa: z.int(),
    /** What they owe us: refunds that their balance did not cover. What comes in pays it first. */
    short_fcfa: z.int(),
    /** What they asked to be paid, on its way or sent. */
    paid_out_fcfa: z.int(),
  })
  .meta({ id: "LedgerAccount" });
export type LedgerAccount = z.infer<typeof LedgerAccount>;

/** What one move changed of the account. */
export const LedgerMove = z.object({
  id: Id,
  at: Instant,
  /** Why: `payment`, `refund`, `payout`… */
  kind: z.string(),
  /** Which of the beneficiary's accounts: `seller`, `held`, `hosts`… */
  account: z.string(),
  /** Positive for what we owe them more. */
  amount_fcfa: z.int(),
  /** What it was paid for; null for a payout. */
  subject: z.object({ kind: z.enum(subjectKinds), id: Id }).nullable(),
});
export type LedgerMove = z.infer<typeof LedgerMove>;

export const ledgerAccounts = {
  /** Providers, the hosts of events, or fabric orders, by a piece of the name or by their number. */
  list: call("staff", "sales:read")
    .route({ method: "GET", path, tags, summary: "Accounts of beneficiaries" })
    .input(listInput(["id"], { kind: z.enum(beneficiaryKinds).optional(), q: Search.optional() }))
    .output(pageOf(LedgerAccount)),

  find: call("staff", "sales:read")
    .route({ method: "GET", path: `${path}/{id}`, tags, summary: "The account of a beneficiary" })
    .input(z.object({ id: AccountId }))
    .output(LedgerAccount)
    .errors(refusals("not-found")),

  /** Every move of the account, the newest first. */
  moves: call("staff", "sales:read")
    .route({
      method: "GET",
      path: "/api/v1/console/ledger-moves",
      tags,
      summary: "The moves of an account",
    })
    .input(listInput(["id"], { account_id: AccountId }))
    .output(pageOf(LedgerMove)),
};
