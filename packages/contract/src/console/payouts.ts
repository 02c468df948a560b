import { z } from "zod";
import { call } from "../call/call.ts";
import { pageOf } from "../call/page.ts";
import { refusals } from "../call/refusals.ts";
import { Id, Instant, line, PathId } from "../call/shapes.ts";
import { payoutStates } from "../payouts/payout-state.ts";
import { consoleMessages } from "./messages.ts";
import { ById, listInput, Search } from "./resource.ts";
import { WaitingApproval } from "./waiting-approval.ts";

const tags = ["console"];
const path = "/api/v1/console/payouts" as const;

/** Whose money is paid out: a seller's or a provider's, that of the hosts of an event, or of a fabric order. */
export const payeeKinds = ["seller", "hosts", "fabric", "contributions"] as const;

const Waiting = WaitingApproval.nullable();

/** Money that a beneficiary asks for. */
export const ConsolePayout = z
  .object({
    id: Id,
    kind: z.enum(payeeKinds),
    /** The shop, or the event and its owner; null once it is erased. */
    beneficiary: z.string().nullable(),
    amount_fcfa: z.int(),
    method: z.string(),
    phone: z.string(),
    /** Whose number it is, as the beneficiary wrote it. */
    holder: z.string(),
    /** The holder's name at the company; null where it does not say it. */
    company_holder: z.string().nullable(),
    /** Whether the two are different people. */
    is_other_holder: z.boolean(),
    state: z.enum(payoutStates),
    /** Staff suspended the provider: the payout waits. */
    is_suspended: z.boolean(),
    /** The company by which it may be sent; null where it is paid by hand. */
    sendable_by: z.string().nullable(),
    /** The company by which it was sent; null by hand. */
    company: z.string().nullable(),
    /** The key under which the company was asked. */
    key: z.string(),
    /** Why it was refused, failed or was reversed; empty otherwise. */
    reason: z.string(),
    /** Of the transfer; empty until it is made. */
    transfer_reference: z.string(),
    created_at: Instant,
    approved_at: Instant.nullable(),
    approved_by: z.string().nullable(),
    sent_at: Instant.nullable(),
    settled_at: Instant.nullable(),
    settled_by: z.string().nullable(),
    /** What waits for a second person: its approval, its transfer by hand, its failure, its reversal. */
    waiting: z.object({ approve: Waiting, pay: Waiting, fail: Waiting, reverse: Waiting }),
  })
  .meta({ id: "ConsolePayout" });
export type ConsolePayout = z.infer<typeof ConsolePayout>;

const WithReason = z.object({ id: PathId, reason: line(consoleMessages.reasonRequired, 300) });
const errors = ["not-found", "state-changed"] as const;
const twoPeople = ["second-person-needed", "access-too-new"] as const;

export const consolePayouts = {
  list: call("staff", "payments:read")
    .route({ method: "GET", path, tags, summary: "Payouts" })
    .input(
      listInput(["id"], {
        state: z.enum(payoutStates).optional(),
        kind: z.enum(payeeKinds).optional(),
        phone: Search.optional(),
      }),
    )
    .output(pageOf(ConsolePayout)),

  find: call("staff", "payments:read")
    .route({ method: "GET", path: `${path}/{id}`, tags, summary: "A payout" })
    .input(ById)
    .output(ConsolePayout)
    .errors(refusals("not-found")),

  /**
   * Approves a payout. Above the limit of the settings, with what the same beneficiary was approved on
   * that day, a second person repeats the call.
   */
  approve: call("staff", "payments:write")
    .route({ method: "POST", path: `${path}/{id}/approve`, tags, summary: "Approve a payout" })
    .input(ById)
    .output(ConsolePayout)
    .errors(refusals(...errors, ...twoPeople, "payee-suspended")),

  /** Sends an approved payout by its company, once. */
  send: call("staff", "payments:write")
    .route({ method: "POST", path: `${path}/{id}/send`, tags, summary: "Send a payout" })
    .input(ById)
    .output(ConsolePayout)
    .errors(refusals(...errors, "payee-suspended", "no-payout-company")),

  /**
   * Records a transfer by hand, or that of a company whose answer was lost, with its reference; above
   * the limit a second person repeats the call.
   */
  pay: call("staff", "payments:write")
    .route({ method: "POST", path: `${path}/{id}/pay`, tags, summary: "Record a transfer" })
    .input(
      z.object({ id: PathId, transfer_reference: line(consoleMessages.transferRequired, 100) }),
    )
    .output(ConsolePayout)
    .errors(refusals(...errors, ...twoPeople, "payee-suspended")),

  /**
   * Records that a payout that was sent did not arrive, as the company says elsewhere: it is owed again;
   * above the limit a second person repeats the call.
   */
  fail: call("staff", "payments:write")
    .route({ method: "POST", path: `${path}/{id}/fail`, tags, summary: "Record a failed payout" })
    .input(WithReason)
    .output(ConsolePayout)
    .errors(refusals(...errors, ...twoPeople)),

  /** Records that a transfer came back: it is owed again; above the limit a second person repeats the call. */
  reverse: call("staff", "payments:write")
    .route({ method: "POST", path: `${path}/{id}/reverse`, tags, summary: "Reverse a payout" })
    .input(WithReason)
    .output(ConsolePayout)
    .errors(refusals(...errors, ...twoPeople)),

  /** Refuses a payout that was not sent: it is owed again. */
  refuse: call("staff", "payments:write")
    .route({ method: "POST", path: `${path}/{id}/refuse`, tags, summary: "Refuse a payout" })
    .input(WithReason)
    .output(ConsolePayout)
    .errors(refusals(...errors)),
};
