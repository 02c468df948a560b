import { z } from "zod";
import { call } from "../call/call.ts";
import { pageOf } from "../call/page.ts";
import { refusals } from "../call/refusals.ts";
import { CalendarDate, Id, Instant, PathId, Upload } from "../call/shapes.ts";
import { paymentMethods } from "../payments/methods.ts";
import { consolePaymentStates } from "./payments.ts";
import { ById, listInput, YesNo } from "./resource.ts";

const tags = ["console"];
const path = "/api/v1/console/statements" as const;

/**
 * What a row of a statement means beside our payments. `lost`: paid there, not here; `unknown`: paid
 * there, and no payment of ours; `not-paid-there`: paid here, refused there; `refunded-there`:
 * refunded there, not here.
 */
export const statementResults = [
  "lost",
  "unknown",
  "amount-differs",
  "not-paid-there",
  "refunded-there",
  "matched",
] as const;
export type StatementResult = (typeof statementResults)[number];

/** A row of a statement, beside our payment. */
export const ConsoleStatementRow = z
  .object({
    id: Id,
    line: z.int(),
    transaction_id: z.string().nullable(),
    our_reference: z.string().nullable(),
    amount_fcfa: z.int(),
    fee_fcfa: z.int().nullable(),
    state: z.enum(["paid", "refunded", "not-paid"]),
    result: z.enum(statementResults),
    /** Our payment under one of its references. */
    payment: z
      .object({
        id: Id,
        reference: z.string(),
        state: z.enum(consolePaymentStates),
        amount_fcfa: z.int(),
      })
      .nullable(),
  })
  .meta({ id: "ConsoleStatementRow" });
export type ConsoleStatementRow = z.infer<typeof ConsoleStatementRow>;

/** What a company says of a day, with the sums of both sides. */
export const ConsoleStatement = z
  .object({
    id: Id,
    method: z.enum(paymentMethods),
    /** `YYYY-MM-DD`. */
    day: z.string(),
    file_name: z.string(),
    uploaded_by: z.string(),
    created_at: Instant,
    rows: z.int(),
    /** What was paid on that day: there, and here. */
    paid_there_fcfa: z.int(),
    paid_here_fcfa: z.int(),
    fees_fcfa: z.int(),
    /** Payments that are paid there and not here. */
    lost: z.int(),
  })
  .meta({ id: "ConsoleStatement" });
export type ConsoleStatement = z.infer<typeof ConsoleStatement>;

/** A statement with its rows, at most 500 of each result, and what it lacks. */
export const ConsoleStatementDetail = ConsoleStatement.extend({
  counts: z.record(z.enum(statementResults), z.int()),
  compared: z.array(ConsoleStatementRow),
  /** Paid here on that day, and in no statement of the company; 500 at most. */
  missing_there: z.array(
    z.object({ id: Id, reference: z.string(), amount_fcfa: z.int(), closed_at: Instant }),
  ),
}).meta({ id: "ConsoleStatementDetail" });
export type ConsoleStatementDetail = z.infer<typeof ConsoleStatementDetail>;

export const consoleStatements = {
  /** The newest day first; `lost`: those with a payment that is paid there alone. */
  list: call("staff", "payments:read")
    .route({ method: "GET", path, tags, summary: "Statements of payment companies" })
    .input(
      listInput(["day"], {
        method: z.enum(paymentMethods).optional(),
        day: CalendarDate.optional(),
        lost: YesNo.optional(),
      }),
    )
    .output(pageOf(ConsoleStatement)),

  find: call("staff", "payments:read")
    .route({ method: "GET", path: `${path}/{id}`, tags, summary: "A statement, compared" })
    .input(ById)
    .output(ConsoleStatementDetail)
    .errors(refusals("not-found")),

  /**
   * Stores the rows of a company's statement (CSV or spreadsheet), under the day of each; a row that
   * is known adds nothing.
   */
  upload: call("staff", "payments:write")
    .route({ method: "POST", path, tags, summary: "Upload a statement" })
    .input(
      z.object({
        method: z.enum(paymentMethods, "Veuillez choisir le service de paiement"),
        /** The day of rows without a date. */
        day: CalendarDate,
        file: Upload,
      }),
    )
    .output(
      z.object({
        /** The statement of the first row. */
        id: Id,
        added: z.int(),
        known: z.int(),
        days: z.array(z.string()),
      }),
    )
    .errors(refusals("too-many-requests")),

  /** Says which payment of ours a row is, that has another reference. */
  link: call("staff", "payments:write")
    .route({
      method: "POST",
      path: `${path}/{id}/rows/{row_id}/payment`,
      tags,
      summary: "Name the payment of a row",
    })
    .input(z.object({ id: PathId, row_id: PathId, reference: z.string().trim().min(1).max(60) }))
    .output(ConsoleStatementDetail)
    .errors(refusals("not-found")),
};
