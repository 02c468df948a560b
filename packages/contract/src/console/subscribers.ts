import { z } from "zod";
import { call } from "../call/call.ts";
import { pageOf } from "../call/page.ts";
import { refusals } from "../call/refusals.ts";
import { Id, Instant } from "../call/shapes.ts";
import { exportInput, exportOutput, exportRoute } from "./export.ts";
import { ById, listInput, Search } from "./resource.ts";

const tags = ["console"];
const path = "/api/v1/console/subscribers" as const;

/** What became of a subscription: confirmed by its link, not yet, or ended. */
export const subscriberStates = ["confirmed", "pending", "left"] as const;

/** A subscription to the newsletter. */
export const Subscriber = z
  .object({
    id: Id,
    email: z.string(),
    sex: z.enum(["M", "F"]),
    state: z.enum(subscriberStates),
    asked_at: Instant,
    confirmed_at: Instant.nullable(),
    left_at: Instant.nullable(),
  })
  .meta({ id: "Subscriber" });
export type Subscriber = z.infer<typeof Subscriber>;

const filters = { q: Search.optional(), state: z.enum(subscriberStates).optional() };

export const subscribers = {
  /** The newest first; `q` is a part of the address. */
  list: call("staff", "inbox:read")
    .route({ method: "GET", path, tags, summary: "Subscribers of the newsletter" })
    .input(listInput(["id"], filters))
    .output(pageOf(Subscriber)),

  export: call("staff", "inbox:read")
    .route(exportRoute(path, "Export subscribers of the newsletter"))
    .input(exportInput(filters))
    .output(exportOutput),

  find: call("staff", "inbox:read")
    .route({ method: "GET", path: `${path}/{id}`, tags, summary: "A subscriber" })
    .input(ById)
    .output(Subscriber)
    .errors(refusals("not-found")),

  /** Ends a subscription, as its holder does by the link of every newsletter. */
  unsubscribe: call("staff", "inbox:write")
    .route({ method: "POST", path: `${path}/{id}/unsubscribe`, tags, summary: "Unsubscribe" })
    .input(ById)
    .output(Subscriber)
    .errors(refusals("not-found")),
};
