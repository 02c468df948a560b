import { z } from "zod";
import { call } from "../call/call.ts";
import { refusals } from "../call/refusals.ts";
import { PathId } from "../call/shapes.ts";
import { paragraphs } from "../content/paragraphs.ts";
import { HOLD_REASON, StaffHold } from "../payments/staff-hold.ts";
import { consoleMessages } from "./messages.ts";

const tags = ["console"];

/** A hold as staff see it. */
export const ConsoleHold = StaffHold.extend({
  /** The names of who held it and who ended it; null before, and where nothing was left to hold. */
  held_by: z.string(),
  ended_by: z.string().nullable(),
}).meta({ id: "ConsoleHold" });
export type ConsoleHold = z.infer<typeof ConsoleHold>;

/** What the page of a sale has about its money. */
export const holdFields = {
  /** The oldest first; the last may be open. */
  holds: z.array(ConsoleHold),
  /** Whether we have its money, and staff do not hold it yet. */
  may_hold: z.boolean(),
};

/** What both sides read, in 10 to 500 characters. */
const reason = paragraphs(consoleMessages.reasonRequired, HOLD_REASON.max).refine(
  (text) => text.length >= HOLD_REASON.min,
  consoleMessages.holdReasonShort,
);

/**
 * The calls by which staff hold the money of one sale outside a dispute, and end that. Nothing is
 * released meanwhile; both sides are sent the reason. They answer with the page of the sale.
 * @param names the words of the addresses after the record, and what of the record is meant
 */
export function holdCalls<const I extends z.ZodRawShape, O extends z.ZodType>(
  path: `/api/v1/console/${string}`,
  names: { hold: string; lift: string; what: string; input: I },
  output: O,
) {
  const input = z.object({ id: PathId, reason, ...names.input });
  return {
    hold: call("staff", "sales:write")
      .route({
        method: "POST",
        path: `${path}/{id}/${names.hold}`,
        tags,
        summary: `Hold the money of ${names.what}`,
      })
      .input(input)
      .output(output)
      .errors(refusals("not-found", "hold-unpaid", "hold-money-gone", "hold-exists")),
    lift: call("staff", "sales:write")
      .route({
        method: "POST",
        path: `${path}/{id}/${names.lift}`,
        tags,
        summary: `End the hold of the money of ${names.what}`,
      })
      .input(input)
      .output(output)
      .errors(refusals("not-found", "hold-over")),
  };
}
