import { z } from "zod";
import { call } from "../call/call.ts";
import { pageOf } from "../call/page.ts";
import { refusals } from "../call/refusals.ts";
import { CalendarDate, Id, Instant } from "../call/shapes.ts";
import { ById, listInput, Search } from "./resource.ts";
import { WaitingSum } from "./waiting-approval.ts";

const tags = ["console"];

/** Something that customers ordered, as staff look it up: the same of every kind. */
const saleFields = {
  id: Id,
  /** What people call it: the reference of an order, the number of anything else. */
  reference: z.string(),
  created_at: Instant,
  /** What it is, in words. */
  label: z.string(),
  /** What it costs, or was given; null while no price is known. */
  amount_fcfa: z.int().nullable(),
  /** Who ordered; of a gift or a fabric order the owner of the event. Null once the account is erased. */
  customer: z.object({ user_id: Id, name: z.string(), phone: z.string().nullable() }).nullable(),
  /** Who provides it, where one alone does. */
  provider: z.object({ id: Id, name: z.string() }).nullable(),
  /** The day of the service, where it has one. */
  day: z.string().nullable(),
};

/** A payment of it, with what is left to give back. */
export const SalePayment = z
  .object({
    id: Id,
    reference: z.string(),
    state: z.string(),
    amount_fcfa: z.int(),
    left_fcfa: z.int(),
    /** A refund that waits for a second person. */
    approval: WaitingSum.nullable(),
  })
  .meta({ id: "SalePayment" });

/** What happened to it, the oldest first. */
export const SaleEvent = z.object({
  at: Instant,
  by: z.string(),
  state: z.string(),
  note: z.string(),
});

/** What was ordered; without a quantity, who gave. */
export const SaleLine = z.object({
  name: z.string(),
  quantity: z.int().nullable(),
  amount_fcfa: z.int(),
});

export const detailFields = {
  payments: z.array(SalePayment),
  lines: z.array(SaleLine),
  history: z.array(SaleEvent),
  /** What was written to it: why it was refused, or a message; empty for nothing. */
  note: z.string(),
};

const filters = {
  /** A number or a reference, a phone in any wording, an address, or a piece of a name. */
  q: Search.optional(),
  /** Calendar dates on which it was made, both included. */
  from: CalendarDate.optional(),
  to: CalendarDate.optional(),
};

/** The calls for the list and the page of one kind of sale, by its states. @param more what its page alone has, and how the API's document names it */
export function saleResource<
  const S extends readonly [string, ...string[]],
  const M extends z.ZodRawShape = Record<never, never>,
>(path: `/api/v1/console/${string}`, name: string, states: S, more?: { id: string; fields: M }) {
  const Row = z.object({ ...saleFields, state: z.enum(states) });
  const Whole = Row.extend({ ...detailFields, ...(more?.fields ?? ({} as M)) });
  const Detail = more ? Whole.meta({ id: more.id }) : Whole;
  return {
    ...{ Row, Detail },
    list: call("staff", "sales:read")
      .route({ method: "GET", path, tags, summary: `${name}: search` })
      .input(listInput(["id"], { ...filters, state: z.enum(states).optional() }))
      .output(pageOf(Row)),
    find: call("staff", "sales:read")
      .route({ method: "GET", path: `${path}/{id}`, tags, summary: `${name}: one` })
      .input(ById)
      .output(Detail)
      .errors(refusals("not-found")),
  };
}
