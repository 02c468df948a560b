import { z } from "zod";
import { call } from "../call/call.ts";
import { pageOf } from "../call/page.ts";
import { refusals } from "../call/refusals.ts";
import { Done, Id, line, PathId } from "../call/shapes.ts";
import { consoleMessages } from "./messages.ts";
import { ById, listInput, NewOrder, Version } from "./resource.ts";
import { RequestedChange } from "./setting-changes.ts";

const tags = ["console"];
const path = "/api/v1/console/payment-numbers" as const;

/** A mobile-money number on which offers are paid. */
export const ConsolePaymentNumber = z
  .object({
    id: Id,
    operator: z.string(),
    number: z.string(),
    position: z.int(),
    shown: z.boolean(),
    version: z.int(),
  })
  .meta({ id: "ConsolePaymentNumber" });
export type ConsolePaymentNumber = z.infer<typeof ConsolePaymentNumber>;

const numberFields = {
  operator: line(consoleMessages.nameRequired, 40),
  number: line(consoleMessages.numberRequired, 40),
  shown: z.boolean(),
};

/** What staff enter for a number. */
export type PaymentNumberForm = z.output<z.ZodObject<typeof numberFields>>;

export const consolePaymentNumbers = {
  list: call("staff", "prices:read")
    .route({ method: "GET", path, tags, summary: "Numbers on which offers are paid" })
    .input(listInput(["position"], {}))
    .output(pageOf(ConsolePaymentNumber)),

  find: call("staff", "prices:read")
    .route({ method: "GET", path: `${path}/{id}`, tags, summary: "A number for payments" })
    .input(ById)
    .output(ConsolePaymentNumber)
    .errors(refusals("not-found")),

  /** Asks for another number, which a second person adds. */
  add: call("staff", "prices:write")
    .route({ method: "POST", path, tags, summary: "Add a number for payments" })
    .input(z.object(numberFields))
    .output(RequestedChange),

  /** Asks to change a number, which a second person does: vendors pay to it. */
  update: call("staff", "prices:write")
    .route({ method: "PUT", path: `${path}/{id}`, tags, summary: "Change a number" })
    .input(z.object({ id: PathId, version: Version, ...numberFields }))
    .output(RequestedChange)
    .errors(refusals("not-found", "changed-meanwhile")),

  /** Puts all of them in another order. */
  order: call("staff", "prices:write")
    .route({ method: "PUT", path: `${path}/order`, tags, summary: "Reorder the numbers" })
    .input(z.object({ rows: NewOrder }))
    .output(Done)
    .errors(refusals("not-found", "changed-meanwhile")),
};
