import { z } from "zod";
import { call } from "../call/call.ts";
import { refusals } from "../call/refusals.ts";
import { Id, optionalLine, PathId } from "../call/shapes.ts";
import { amountInput } from "./amount-input.ts";
import { notebookMessages } from "./messages.ts";
import { OwnVersion, ownLineInput, savedOwnLines } from "./own-lines.ts";
import { versionInput } from "./version-input.ts";

const Amount = z.int().min(0).nullable();

/** A line of the budget and the amounts given to it, in whole FCFA. Before the first save its pivot has the id that the save will use. */
const BudgetLine = z.object({
  id: Id,
  content: z.string(),
  own: OwnVersion,
  /** What kind of provider serves it (stable code), or null. */
  category_code: z.string().nullable(),
  /** That category in the provider directory, or null where no provider serves it. */
  category_product_id: Id.nullable(),
  pivot: z.object({
    id: Id,
    event_id: Id,
    budget_id: Id,
    min_amount: Amount,
    max_amount: Amount,
    real_amount: Amount,
    /** The provider whose price gave the minimum and maximum, as they were sent; null once typed by hand. */
    price_from: z.string().nullable(),
    /** Whether it is one of the couple's private lines, which nobody else sees. */
    is_private: z.boolean(),
    /** 0 while nothing was saved. */
    version: z.int(),
  }),
});

/** A category of the budget. */
export const BudgetGroup = z
  .object({
    id: Id,
    content: z.string(),
    children: z.array(BudgetLine),
  })
  .meta({ id: "BudgetGroup" });
export type BudgetGroup = z.infer<typeof BudgetGroup>;

/** The id of a pivot: sixteen digits before its first save. */
const PivotId = z.union([PathId, z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER)]);

/** Minimum, maximum and where they came from, of a line before a price was put onto it. */
const Before = z.object({
  min_amount: Amount,
  max_amount: Amount,
  price_from: z.string().nullable(),
});

const amounts = { min_amount: amountInput, max_amount: amountInput };

export const budget = {
  budgetsByEvent: call("verified-customer", "budget:read")
    .route({
      method: "GET",
      path: "/api/v1/budgets-by-event/{eventId}",
      tags: ["notebook"],
      summary: "The budget of an event",
    })
    .input(z.object({ eventId: PathId }))
    .output(z.array(BudgetGroup))
    .errors(refusals("not-allowed", "not-found", "account-unverified")),

  /** Saves lines of one event: all or none. Field errors are named by row: `0.min_amount`. */
  saveBudgets: call("verified-customer", "budget:write")
    .route({
      method: "POST",
      path: "/api/v1/budgets/events",
      tags: ["notebook"],
      summary: "Save lines of the budget",
    })
    .input(
      z
        .array(
          z.object({
            event_id: PathId,
            budget_id: PathId,
            ...amounts,
            real_amount: amountInput,
            /** Left out, it stays as it is. Only for those who may write private lines. */
            is_private: z.boolean().optional(),
            version: versionInput,
          }),
        )
        .min(1)
        .max(500),
    )
    .output(
      z.object({
        success: z.literal(true),
        message: z.string(),
        customer_id: Id,
        /** The pivot's number of the first line sent. */
        id: Id,
        data: z.array(BudgetGroup),
      }),
    )
    .errors(refusals("not-allowed", "not-found", "account-unverified", "changed-meanwhile")),

  /**
   * For how many guests the prices of an event are reckoned: those of its list, or the middle of what
   * is planned. Null while neither says anything. Without a number, the current event.
   */
  expectedGuests: call("verified-customer", "budget:read")
    .route({
      method: "GET",
      path: "/api/v1/budgets/expected-guests",
      tags: ["notebook"],
      summary: "The guests for whom prices are reckoned",
    })
    .input(z.object({ event_id: PathId.optional() }))
    .output(z.object({ guests: z.int().nullable() }))
    .errors(refusals("not-allowed", "not-found", "account-unverified")),

  /**
   * Puts a provider's price onto a line: its minimum and maximum are replaced. The line is given by
   * its pivot, or by event and line. A minimum above the maximum is no price (422).
   * With the version that is shown, another one is refused: so it is taken back, by what it answered as
   * `before` and `version`.
   */
  addProviderPrice: call("verified-customer", "budget:write")
    .route({
      method: "POST",
      path: "/api/v1/add-budgets/events",
      tags: ["notebook"],
      summary: "Add a provider's price to the budget",
    })
    .input(
      z
        .union([
          z.object({
            event_budget_id: PivotId,
            ...amounts,
            price_from: optionalLine(120),
            version: versionInput,
          }),
          z.object({
            event_id: PathId,
            budget_id: PathId,
            ...amounts,
            price_from: optionalLine(120),
            version: versionInput,
          }),
        ])
        .superRefine(({ min_amount: min, max_amount: max }, context) => {
          if (min !== null && max !== null && min > max)
            context.addIssue({
              code: "custom",
              path: ["min_amount"],
              message: notebookMessages.minimumOverMaximum,
            });
        }),
    )
    .output(
      z.object({
        success: z.literal(true),
        message: z.string(),
        customer_id: Id,
        id: Id,
        /** What was there, and the version that is there now. */
        before: Before,
        version: z.int(),
      }),
    )
    .errors(refusals("not-allowed", "not-found", "account-unverified", "changed-meanwhile")),

  /** Adds, renames and removes lines of the hosts' own: all or none. Field errors are named `lines.0.name`. */
  saveOwnLines: call("verified-customer", "budget:write")
    .route({
      method: "POST",
      path: "/api/v1/budgets/own",
      tags: ["notebook"],
      summary: "The hosts' own lines of the budget",
    })
    .input(ownLineInput)
    .output(savedOwnLines)
    .errors(
      refusals(
        "not-allowed",
        "not-found",
        "account-unverified",
        "changed-meanwhile",
        "line-has-payments",
      ),
    ),
};
