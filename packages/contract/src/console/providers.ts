import { z } from "zod";
import { call } from "../call/call.ts";
import { pageOf } from "../call/page.ts";
import { refusals } from "../call/refusals.ts";
import { CalendarDate, Id, Instant, line, oneOf, optionalLine, PathId } from "../call/shapes.ts";
import { goods } from "../content/goods.ts";
import { contentMessages } from "../content/messages.ts";
import { paragraphs } from "../content/paragraphs.ts";
import { trades } from "../content/trades.ts";
import { requiredEmail } from "../person/required-email.ts";
import { OpeningHours } from "../providers/hours.ts";
import { subscriptionKinds } from "../providers/subscriptions.ts";
import { consoleMessages } from "./messages.ts";
import { ById, listInput, Search, Version } from "./resource.ts";
import { RequestedChange } from "./setting-changes.ts";

const tags = ["console"];
const path = "/api/v1/console/providers" as const;

/** The way of a provider, in its order. */
export const providerSteps = [
  "request",
  "check",
  "create",
  "fill",
  "activate",
  "subscription",
  "visible",
] as const;
export type ProviderStep = (typeof providerSteps)[number];

/** Whether the public sees a provider. */
export const providerStates = ["visible", "unpublished", "suspended"] as const;
export type ProviderState = (typeof providerStates)[number];

const Step = z.object({ step: z.enum(providerSteps), done: z.boolean(), at: Instant.nullable() });

/** A provider or seller in the list. */
export const ListedConsoleProvider = z
  .object({
    id: Id,
    name: z.string(),
    /** Of the directory, of the marketplace, or of both. */
    kind: z.enum(["provider", "seller", "both"]),
    town: z.string().nullable(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
    state: z.enum(providerStates),
    /** What it waits for; null once nothing is left to do. */
    waits_for: z.enum(providerSteps).nullable(),
    /** The subscription that runs: 1 or 2. */
    subscription: z.int().nullable(),
    highlighted: z.boolean(),
    boosted: z.boolean(),
    created_at: Instant,
  })
  .meta({ id: "ListedConsoleProvider" });
export type ListedConsoleProvider = z.infer<typeof ListedConsoleProvider>;

/** What a provider has for a time: paid, or granted. */
export const ConsoleSubscription = z
  .object({
    id: Id,
    kind: z.enum(subscriptionKinds),
    starts_on: CalendarDate,
    ends_on: CalendarDate,
    state: z.enum(["coming", "running", "ended"]),
    /** Why a listing is free; null for one that was paid. */
    reason: z.string().nullable(),
  })
  .meta({ id: "ConsoleSubscription" });

/** How much a provider has. */
export const ProviderStatistics = z
  .object({
    media: z.int(),
    articles: z.int(),
    quotes: z.int(),
    bookings: z.int(),
    orders: z.int(),
  })
  .meta({ id: "ProviderStatistics" });

/** A provider or seller with all that staff need to know of it. */
export const ConsoleProvider = ListedConsoleProvider.extend({
  version: z.int(),
  short_description: z.string(),
  /** Harmless HTML. */
  description: z.string(),
  town_id: Id.nullable(),
  service_type_ids: z.array(Id),
  services: z.array(z.string()),
  whatsapp: z.string().nullable(),
  website: z.string().nullable(),
  opening_hours: OpeningHours,
  min_price: z.int().nullable(),
  max_price: z.int().nullable(),
  mark: z.number().nullable(),
  review_count: z.int(),
  verified_at: Instant.nullable(),
  published_at: Instant.nullable(),
  suspended_at: Instant.nullable(),
  suspension_reason: z.string().nullable(),
  steps: z.array(Step),
  /** What its page lacks before it may be published, in French. */
  missing: z.array(z.string()),
  subscriptions: z.array(ConsoleSubscription),
  members: z.array(
    z.object({ id: Id, name: z.string(), email: z.string().nullable(), is_owner: z.boolean() }),
  ),
  /** The last link of activation that was sent; null without one. */
  invitation: z.object({ email: z.string(), expires_at: Instant, is_open: z.boolean() }).nullable(),
  counts: ProviderStatistics,
  /** What we keep of each product that it sells, in percent, and whether that is its own rate; null for one that sells nothing. */
  commission: z.object({ percent: z.int(), is_own: z.boolean() }).nullable(),
}).meta({ id: "ConsoleProvider" });
export type ConsoleProvider = z.infer<typeof ConsoleProvider>;

const website = z.preprocess(
  (value) => (typeof value === "string" && value.trim() === "" ? null : (value ?? null)),
  z
    .url({ protocol: /^https?$/, error: contentMessages.websiteInvalid })
    .max(200, "Ce champ ne peut dépasser 200 caractères")
    .nullable(),
);

const price = z.int().min(0).max(9_999_999_999).nullable();

const kinds = ["provider", "seller"] as const;
const activities = [...new Set([...Object.keys(trades), ...Object.keys(goods)])];

/** The commission of a seller, in percent of its products; null for that of the settings. */
export const SellerCommission = z.object({
  percent: z
    .int(consoleMessages.commissionWrong)
    .min(0, consoleMessages.commissionWrong)
    .max(50, consoleMessages.commissionWrong)
    .nullable(),
});

const Reason = z.object({ id: PathId, reason: z.string().max(1000) });

export const consoleProviders = {
  /** The newest first; `q` is a part of the name, an address or a number. */
  list: call("staff", "providers:read")
    .route({ method: "GET", path, tags, summary: "Providers and sellers" })
    .input(
      listInput(["id"], {
        q: Search.optional(),
        service_type_id: PathId.optional(),
        town_id: PathId.optional(),
        state: z.enum(providerStates).optional(),
        /** `1`, `2`, the highlight, or a boost. */
        subscription: z.enum(["1", "2", "highlight", "boost"]).optional(),
      }),
    )
    .output(pageOf(ListedConsoleProvider)),

  find: call("staff", "providers:read")
    .route({ method: "GET", path: `${path}/{id}`, tags, summary: "A provider" })
    .input(ById)
    .output(ConsoleProvider)
    .errors(refusals("not-found")),

  /** Creates a provider as an accepted request does; the link of activation is sent. */
  add: call("staff", "providers:write")
    .route({ method: "POST", path, tags, summary: "Add a provider" })
    .input(
      z.object({
        kind: oneOf(kinds, consoleMessages.kindRequired),
        company: line(contentMessages.companyRequired, 120),
        contact_name: line(contentMessages.nameRequired, 120),
        activity: oneOf(activities, contentMessages.tradeRequired),
        town_id: PathId,
        phone: line(contentMessages.phoneRequired, 40),
        email: requiredEmail(contentMessages.emailRequired),
        website,
        presentation: paragraphs(contentMessages.presentationRequired, 2000),
      }),
    )
    .output(ConsoleProvider)
    .errors(refusals("not-found")),

  update: call("staff", "providers:write")
    .route({ method: "PUT", path: `${path}/{id}`, tags, summary: "Change a provider" })
    .input(
      z.object({
        id: PathId,
        version: Version,
        name: line(consoleMessages.nameRequired, 120),
        short_description: line(consoleMessages.textRequired, 300),
        description: z.string().max(40_000),
        town_id: Id.nullable(),
        service_type_ids: z.array(Id).max(10),
        phone: optionalLine(40),
        whatsapp: optionalLine(40),
        email: requiredEmail(contentMessages.emailRequired),
        website,
        min_price: price,
        max_price: price,
      }),
    )
    .output(ConsoleProvider)
    .errors(refusals("not-found", "changed-meanwhile")),

  /** Notes whether staff checked who they are, which their page shows. */
  verify: call("staff", "providers:write")
    .route({ method: "POST", path: `${path}/{id}/verify`, tags, summary: "Note a check" })
    .input(z.object({ id: PathId, verified: z.boolean() }))
    .output(ConsoleProvider)
    .errors(refusals("not-found")),

  /** Sends its team what is left to do: the link of activation, or what the page lacks. */
  remind: call("staff", "providers:write")
    .route({ method: "POST", path: `${path}/{id}/remind`, tags, summary: "Send a reminder" })
    .input(ById)
    .output(ConsoleProvider)
    .errors(refusals("not-found", "nothing-to-remind")),

  /** Hides it at once from the directory and the marketplace; what runs stays. */
  suspend: call("staff", "providers:write")
    .route({ method: "POST", path: `${path}/{id}/suspend`, tags, summary: "Suspend a provider" })
    .input(Reason)
    .output(ConsoleProvider)
    .errors(refusals("not-found", "changed-meanwhile")),

  restore: call("staff", "providers:write")
    .route({ method: "POST", path: `${path}/{id}/restore`, tags, summary: "Restore a provider" })
    .input(Reason)
    .output(ConsoleProvider)
    .errors(refusals("not-found", "changed-meanwhile")),

  /** Removes opening hours that are wrong from its page; it gets the reason, and may write others. */
  removeHours: call("staff", "providers:write")
    .route({
      method: "POST",
      path: `${path}/{id}/hours/remove`,
      tags,
      summary: "Remove the opening hours",
    })
    .input(z.object({ id: PathId, reason: line(consoleMessages.reasonRequired, 1000) }))
    .output(ConsoleProvider)
    .errors(refusals("not-found", "changed-meanwhile")),

  /** Grants a listing for free, a subscription or the highlight, from its first to its last day. */
  subscribe: call("staff", "prices:write")
    .route({ method: "POST", path: `${path}/{id}/subscriptions`, tags, summary: "Subscribe" })
    .input(
      z.object({
        id: PathId,
        kind: oneOf(subscriptionKinds, consoleMessages.kindRequired),
        starts_on: CalendarDate,
        ends_on: CalendarDate,
        /** Why a listing is free, which its owners read; required for one. */
        reason: optionalLine(200),
      }),
    )
    .output(ConsoleProvider)
    .errors(refusals("not-found")),

  /** Asks for another commission of a seller, which a second person sets; paid orders keep theirs. */
  setCommission: call("staff", "prices:write")
    .route({ method: "POST", path: `${path}/{id}/commission`, tags, summary: "Set a commission" })
    .input(SellerCommission.extend({ id: PathId }))
    .output(RequestedChange)
    .errors(refusals("not-found")),

  endSubscription: call("staff", "prices:write")
    .route({
      method: "DELETE",
      path: `${path}/{id}/subscriptions/{subscription_id}`,
      tags,
      summary: "End a subscription",
    })
    .input(z.object({ id: PathId, subscription_id: PathId }))
    .output(ConsoleProvider)
    .errors(refusals("not-found")),
};
