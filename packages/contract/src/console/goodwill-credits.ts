import { z } from "zod";
import { call } from "../call/call.ts";
import { pageOf } from "../call/page.ts";
import { refusals } from "../call/refusals.ts";
import { Id, Instant, line, PathId } from "../call/shapes.ts";
import { stateMachine } from "../call/state-machine.ts";
import { consoleMessages } from "./messages.ts";
import { ById, listInput } from "./resource.ts";

const tags = ["console"];
const path = "/api/v1/console/goodwill-credits" as const;

/** The most units that one credit may have. */
export const MOST_GOODWILL_UNITS = 2000;

/** Units of a channel that a customer gets without paying. `waiting`: for a second person. */
export const goodwillStates = ["waiting", "given", "dropped"] as const;

/** What may become of a credit that staff give: it is given or dropped once. */
export const goodwillMachine = stateMachine<(typeof goodwillStates)[number]>({
  waiting: { given: ["staff"], dropped: ["staff"] },
  given: {},
  dropped: {},
});

export const ConsoleGoodwillCredit = z
  .object({
    id: Id,
    customer: z.string(),
    channel: z.string(),
    units: z.int(),
    /** At the highest price of the channel in the thirty days before. */
    worth_fcfa: z.int(),
    reason: z.string(),
    state: z.enum(goodwillStates),
    asked_by: z.string(),
    created_at: Instant,
    /** Who gave it: one person, or two. */
    given_by: z.string().nullable(),
    given_at: Instant.nullable(),
  })
  .meta({ id: "ConsoleGoodwillCredit" });
export type ConsoleGoodwillCredit = z.infer<typeof ConsoleGoodwillCredit>;

export const consoleGoodwillCredits = {
  list: call("staff", "payments:read")
    .route({ method: "GET", path, tags, summary: "Goodwill credits" })
    .input(listInput(["id"], { state: z.enum(goodwillStates).optional() }))
    .output(pageOf(ConsoleGoodwillCredit)),

  find: call("staff", "payments:read")
    .route({ method: "GET", path: `${path}/{id}`, tags, summary: "A goodwill credit" })
    .input(ById)
    .output(ConsoleGoodwillCredit)
    .errors(refusals("not-found")),

  /** Gives units to the customer of an address or a number; above the limit of the settings they wait. */
  add: call("staff", "payments:write")
    .route({ method: "POST", path, tags, summary: "Give a goodwill credit" })
    .input(
      z.object({
        customer: line(consoleMessages.customerRequired, 120),
        channel_id: PathId,
        units: z
          .int(consoleMessages.unitsWrong)
          .min(1, consoleMessages.unitsWrong)
          .max(MOST_GOODWILL_UNITS, consoleMessages.unitsWrong),
        reason: line(consoleMessages.reasonRequired, 300),
      }),
    )
    .output(ConsoleGoodwillCredit),

  /** Gives a credit that waits for a second person. */
  approve: call("staff", "payments:write")
    .route({ method: "POST", path: `${path}/{id}/approve`, tags, summary: "Approve a credit" })
    .input(ById)
    .output(ConsoleGoodwillCredit)
    .errors(refusals("not-found", "credit-settled", "second-person-needed", "access-too-new")),

  /** Drops a credit that waits for a second person. */
  drop: call("staff", "payments:write")
    .route({ method: "POST", path: `${path}/{id}/drop`, tags, summary: "Drop a credit" })
    .input(ById)
    .output(ConsoleGoodwillCredit)
    .errors(refusals("not-found", "credit-settled")),
};
