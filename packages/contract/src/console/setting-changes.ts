import { z } from "zod";
import { call } from "../call/call.ts";
import { pageOf } from "../call/page.ts";
import { refusals } from "../call/refusals.ts";
import { Done, Id, Instant } from "../call/shapes.ts";
import { ById, listInput } from "./resource.ts";

const tags = ["console"];
const path = "/api/v1/console/setting-changes" as const;

/** The settings of money: each change of them takes two people. */
export const settingActions = [
  "channels.set-price",
  "channels.remove-price",
  "listing-prices.update",
  "payment-numbers.add",
  "payment-numbers.update",
  "providers.set-commission",
  "visibility-offers.add",
  "visibility-offers.set-price",
] as const;
export type SettingAction = (typeof settingActions)[number];

/** The resources with such settings. */
export const settingResources = [
  "channels",
  "listing-prices",
  "payment-numbers",
  "providers",
  "visibility-offers",
] as const;

/** A change of a price or a number for payments that waits for a second person. */
export const SettingChange = z
  .object({
    id: Id,
    action: z.enum(settingActions),
    /** What would change, in words. */
    detail: z.string(),
    requested_by: z.string(),
    created_at: Instant,
    /** Whether the caller asked for it: then another person approves it. */
    is_own: z.boolean(),
  })
  .meta({ id: "SettingChange" });
export type SettingChange = z.infer<typeof SettingChange>;

/** What a call answers that asked for a change of a setting: the number of the record, where there is one. */
export const RequestedChange = z.object({ id: Id, waits_for_approval: z.literal(true) });

export const settingChanges = {
  list: call("staff", "prices:read")
    .route({ method: "GET", path, tags, summary: "Changes that wait for a second person" })
    .input(listInput(["id"], { resource: z.enum(settingResources).optional() }))
    .output(pageOf(SettingChange)),

  find: call("staff", "prices:read")
    .route({ method: "GET", path: `${path}/{id}`, tags, summary: "A change that waits" })
    .input(ById)
    .output(SettingChange)
    .errors(refusals("not-found")),

  /** Makes the change, as the second person. */
  approve: call("staff", "prices:write")
    .route({ method: "POST", path: `${path}/{id}/approve`, tags, summary: "Approve a change" })
    .input(ById)
    .output(Done)
    .errors(refusals("not-found", "second-person-needed", "access-too-new", "changed-meanwhile")),

  /** Drops the request. */
  drop: call("staff", "prices:write")
    .route({ method: "POST", path: `${path}/{id}/drop`, tags, summary: "Drop a change" })
    .input(ById)
    .output(Done)
    .errors(refusals("not-found")),
};
