import { z } from "zod";
import { call } from "../call/call.ts";
import { refusals } from "../call/refusals.ts";
import {
  CalendarDate,
  Done,
  Id,
  oneOf,
  optionalLine,
  optionalUpload,
  PathId,
} from "../call/shapes.ts";
import { amountInput } from "./amount-input.ts";
import { cashBookMessages } from "./cash-book-messages.ts";
import { entryStates, paymentMeans } from "./cash-book-sums.ts";
import { notebookMessages } from "./messages.ts";
import { versionInput } from "./version-input.ts";

/** The most instalments of one plan. */
export const INSTALMENTS_MAX = 24;

const Sum = z.int().min(0);

/** Sums in whole FCFA; `undated` is what the real amount has beyond the entries. */
const sums = { paid: Sum, due: Sum, late: Sum, undated: Sum };

/** A payment of an event, made or to be made. */
export const CashBookEntry = z
  .object({
    id: Id,
    /** Its line of the budget; null for a deposit whose service no line names. */
    budget_id: Id.nullable(),
    /** Whole FCFA, and what was given back of it. */
    amount: z.int().positive(),
    returned: Sum,
    paid_on: z.string().nullable(),
    due_on: z.string().nullable(),
    means: z.enum(paymentMeans).nullable(),
    /** Who paid, as the hosts wrote it. */
    paid_by: z.string().nullable(),
    note: z.string().nullable(),
    state: z.enum(entryStates),
    /** A private address of its receipt, for an hour or two. */
    receipt: z.string().nullable(),
    /**
     * Of what it is the deposit: entered by itself, its money cannot be changed. `page` is the number in
     * the address of the booking, or of the quote's request; null for who did not order it.
     */
    deposit: z.object({ kind: z.enum(["booking", "quote"]), page: Id.nullable() }).nullable(),
    version: z.int(),
  })
  .meta({ id: "CashBookEntry" });
export type CashBookEntry = z.infer<typeof CashBookEntry>;

/** Empty, null and missing are none. */
const none = (value: unknown) => (value === "" ? null : (value ?? null));
const optionalDate = z.preprocess(none, CalendarDate.nullable());

const paidAmount = amountInput.pipe(
  z.int(notebookMessages.required).min(1, notebookMessages.amountInvalid),
);

const ofEvent = { eventId: PathId };

const entryFields = {
  ...ofEvent,
  budget_id: z.preprocess(none, PathId.nullable()),
  amount: paidAmount,
  paid_on: optionalDate,
  due_on: optionalDate,
  means: z.preprocess(none, oneOf(paymentMeans, notebookMessages.optionUnknown).nullable()),
  paid_by: optionalLine(80),
  note: optionalLine(200),
  /** The receipt; one that is not sent stays. */
  file: optionalUpload(notebookMessages.selectAnImage),
};

/** Says at its field what a payment lacks: a date, and the means once it is paid. */
function checkPayment(
  {
    paid_on,
    due_on,
    means,
  }: { paid_on: string | null; due_on: string | null; means: string | null },
  context: z.RefinementCtx,
): void {
  const refuse = (path: string, message: string) =>
    context.addIssue({ code: "custom", path: [path], message });
  if (paid_on === null && due_on === null) refuse("due_on", cashBookMessages.paymentUndated);
  if (paid_on !== null && means === null) refuse("means", cashBookMessages.meansRequired);
}

const errors = ["not-allowed", "not-found", "account-unverified"] as const;
const tags = ["notebook"];

export const cashBook = {
  /** The payments of an event by date, and their sums. Those of private lines are there for those who may see them. */
  book: call("verified-customer", "budget:read")
    .route({
      method: "GET",
      path: "/api/v1/cash-book/{eventId}",
      tags,
      summary: "The cash book of an event",
    })
    .input(z.object(ofEvent))
    .output(
      z.object({
        entries: z.array(CashBookEntry),
        /** Of the lines that have a real amount or entries. */
        lines: z.array(z.object({ budget_id: Id, ...sums })),
        totals: z.object(sums),
        can: z.object({ write: z.boolean() }),
      }),
    )
    .errors(refusals(...errors)),

  /** What of each line with payments was paid, and is still due by its payments: for the budget's page. */
  lines: call("verified-customer", "budget:read")
    .route({
      method: "GET",
      path: "/api/v1/cash-book/{eventId}/lines",
      tags,
      summary: "What was paid of the lines of a budget",
    })
    .input(z.object(ofEvent))
    .output(z.array(z.object({ budget_id: Id, paid: Sum, due: Sum })))
    .errors(refusals(...errors)),

  addEntry: call("verified-customer", "budget:write")
    .route({
      method: "POST",
      path: "/api/v1/cash-book/{eventId}/entries",
      tags,
      summary: "Enter a payment",
    })
    .input(z.object(entryFields).superRefine(checkPayment))
    .output(Done.extend({ id: Id }))
    .errors(refusals(...errors, "too-many-requests")),

  /** Changes a payment, or notes that it was made. Of a deposit only the line, the note and the receipt may change. */
  saveEntry: call("verified-customer", "budget:write")
    .route({
      method: "PUT",
      path: "/api/v1/cash-book/{eventId}/entries/{id}",
      tags,
      summary: "Change a payment",
    })
    .input(
      z
        .object({
          ...entryFields,
          id: PathId,
          version: versionInput,
          /** Whether its receipt is deleted; one that is sent replaces it. */
          remove_receipt: z.union([z.boolean(), z.stringbool()]).default(false),
        })
        .superRefine(checkPayment),
    )
    .output(Done)
    .errors(refusals(...errors, "too-many-requests", "changed-meanwhile", "deposit-stays")),

  removeEntry: call("verified-customer", "budget:write")
    .route({
      method: "DELETE",
      path: "/api/v1/cash-book/{eventId}/entries/{id}",
      tags,
      summary: "Remove a payment with its receipt",
    })
    .input(z.object({ ...ofEvent, id: PathId, version: versionInput }))
    .output(Done)
    .errors(refusals(...errors, "changed-meanwhile", "deposit-stays")),

  /** Enters an amount in equal monthly parts, each due on the day of the first. */
  planInstalments: call("verified-customer", "budget:write")
    .route({
      method: "POST",
      path: "/api/v1/cash-book/{eventId}/instalments",
      tags,
      summary: "Plan instalments",
    })
    .input(
      z.object({
        ...ofEvent,
        budget_id: PathId,
        amount: paidAmount,
        count: z.coerce
          .number(notebookMessages.numberInvalid)
          .int(notebookMessages.numberInvalid)
          .min(2, cashBookMessages.instalmentCount)
          .max(INSTALMENTS_MAX, cashBookMessages.instalmentCount),
        first_due_on: CalendarDate,
        note: optionalLine(200),
      }),
    )
    .output(Done)
    .errors(refusals(...errors)),
};
