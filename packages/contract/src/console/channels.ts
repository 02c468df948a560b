import { z } from "zod";
import { call } from "../call/call.ts";
import { pageOf } from "../call/page.ts";
import { refusals } from "../call/refusals.ts";
import { CalendarDate, Id, line, PathId } from "../call/shapes.ts";
import { consoleMessages } from "./messages.ts";
import { ById, listInput, Version } from "./resource.ts";
import { RequestedChange } from "./setting-changes.ts";

const tags = ["console"];
const path = "/api/v1/console/channels" as const;

/** A channel of cards with its price, and the prices that are set for later. */
export const ConsoleChannel = z
  .object({
    id: Id,
    name: z.string(),
    color_code: z.string(),
    open: z.boolean(),
    /** FCFA per SMS segment or per message; 0 is free. */
    price_fcfa: z.int(),
    version: z.int(),
    next_prices: z.array(z.object({ id: Id, price_fcfa: z.int(), from: z.string() })),
  })
  .meta({ id: "ConsoleChannel" });
export type ConsoleChannel = z.infer<typeof ConsoleChannel>;

const Price = z
  .int(consoleMessages.priceWrong)
  .min(0, consoleMessages.priceWrong)
  .max(100_000, consoleMessages.priceWrong);

export const channels = {
  list: call("staff", "prices:read")
    .route({ method: "GET", path, tags, summary: "Channels and prices" })
    .input(listInput(["id"], {}))
    .output(pageOf(ConsoleChannel)),

  find: call("staff", "prices:read")
    .route({ method: "GET", path: `${path}/{id}`, tags, summary: "A channel" })
    .input(ById)
    .output(ConsoleChannel)
    .errors(refusals("not-found")),

  update: call("staff", "prices:write")
    .route({ method: "PUT", path: `${path}/{id}`, tags, summary: "Change a channel" })
    .input(
      z.object({
        id: PathId,
        version: Version,
        name: line(consoleMessages.nameRequired, 60),
        color_code: z.string().regex(/^#[0-9a-f]{6}$/i, consoleMessages.colourWrong),
        open: z.boolean(),
      }),
    )
    .output(ConsoleChannel)
    .errors(refusals("not-found", "changed-meanwhile")),

  /**
   * Asks for a price from a date on, which a second person sets; today's is the price at once. A
   * second one for a date replaces the first.
   */
  setPrice: call("staff", "prices:write")
    .route({ method: "POST", path: `${path}/{id}/prices`, tags, summary: "Ask for a price" })
    .input(z.object({ id: PathId, price_fcfa: Price, from: CalendarDate }))
    .output(RequestedChange)
    .errors(refusals("not-found")),

  /** Asks to remove a price that does not apply yet; a second person removes it. */
  removePrice: call("staff", "prices:write")
    .route({
      method: "DELETE",
      path: `${path}/{id}/prices/{price_id}`,
      tags,
      summary: "Ask to remove a price that does not apply yet",
    })
    .input(z.object({ id: PathId, price_id: PathId }))
    .output(RequestedChange)
    .errors(refusals("not-found")),
};
