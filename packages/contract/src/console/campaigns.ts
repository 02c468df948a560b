import { z } from "zod";
import { call } from "../call/call.ts";
import { pageOf } from "../call/page.ts";
import { refusals } from "../call/refusals.ts";
import { Id, Instant, optionalLine, PathId } from "../call/shapes.ts";
import { CampaignStatus, DeliveryState } from "../campaigns/campaign-states.ts";
import { ById, listInput, YesNo } from "./resource.ts";
import { WhatsAppCountryCost } from "./whatsapp-costs.ts";

const tags = ["console"];
const path = "/api/v1/console/campaigns" as const;

/** A campaign with its counts. */
export const ConsoleCampaign = z
  .object({
    id: Id,
    label: z.string(),
    event: z.string(),
    channel: z.string(),
    status: CampaignStatus,
    /** Since when staff hold it back; null while they do not. */
    paused_at: Instant.nullable(),
    /** Why, as its hosts read it. */
    pause_reason: z.string().nullable(),
    scheduled_at: Instant.nullable(),
    created_at: Instant,
    total: z.int(),
    arrived: z.int(),
    failed: z.int(),
    /** Nobody knows whether the gateway took them. */
    unconfirmed: z.int(),
    waiting: z.int(),
  })
  .meta({ id: "ConsoleCampaign" });
export type ConsoleCampaign = z.infer<typeof ConsoleCampaign>;

/** A delivery that did not arrive, or is unconfirmed. */
export const FailedDelivery = z
  .object({
    id: Id,
    guest: z.string(),
    state: DeliveryState,
    reason: z.string().nullable(),
    attempts: z.int(),
  })
  .meta({ id: "FailedDelivery" });

/** A campaign with what did not arrive, 200 deliveries at most, and what staff may do with it. */
export const ConsoleCampaignDetail = ConsoleCampaign.extend({
  failures: z.array(FailedDelivery),
  /** What left by WhatsApp, by country: what we lost most by first. */
  whatsapp_costs: z.array(WhatsAppCountryCost),
  can: z.object({
    pause: z.boolean(),
    resume: z.boolean(),
    /** Who gives money back may cancel it; others read false. */
    cancel: z.boolean(),
    retry: z.boolean(),
  }),
}).meta({ id: "ConsoleCampaignDetail" });
export type ConsoleCampaignDetail = z.infer<typeof ConsoleCampaignDetail>;

const command = (name: string, summary: string) => ({
  method: "POST" as const,
  path: `${path}/{id}/${name}` as const,
  tags,
  summary,
});

export const consoleCampaigns = {
  /** The newest first; `paused`: only those that staff hold back. */
  list: call("staff", "campaigns:read")
    .route({ method: "GET", path, tags, summary: "Campaigns" })
    .input(
      listInput(["id"], {
        status: CampaignStatus.optional(),
        paused: YesNo.optional(),
        /** Whose events they are for. */
        person_id: PathId.optional(),
      }),
    )
    .output(pageOf(ConsoleCampaign)),

  find: call("staff", "campaigns:read")
    .route({ method: "GET", path: `${path}/{id}`, tags, summary: "A campaign" })
    .input(ById)
    .output(ConsoleCampaignDetail)
    .errors(refusals("not-found")),

  /** Holds a campaign back: what a gateway has leaves, nothing else. Its hosts read the reason. */
  pause: call("staff", "campaigns:write")
    .route(command("pause", "Pause a campaign"))
    .input(z.object({ id: PathId, reason: optionalLine(300) }))
    .output(ConsoleCampaignDetail)
    .errors(refusals("not-found", "campaign-not-possible")),

  resume: call("staff", "campaigns:write")
    .route(command("resume", "Resume a campaign"))
    .input(ById)
    .output(ConsoleCampaignDetail)
    .errors(refusals("not-found", "campaign-not-possible")),

  /** Ends a campaign: what has not left fails, and its credit is given back, as money is. */
  cancel: call("staff", "payments:write")
    .route(command("cancel", "Cancel a campaign"))
    .input(ById)
    .output(ConsoleCampaignDetail)
    .errors(refusals("not-found", "campaign-not-possible")),

  /** Sends again what failed and can be reached, at its hosts' credit; nothing that is unconfirmed. */
  retryFailed: call("staff", "campaigns:write")
    .route(command("retry", "Retry the failed deliveries"))
    .input(ById)
    .output(ConsoleCampaignDetail)
    .errors(refusals("not-found", "credit-short", "channel-closed")),

  /** Sends one failed delivery again. */
  retry: call("staff", "campaigns:write")
    .route({
      method: "POST",
      path: `${path}/{id}/deliveries/{delivery_id}/retry`,
      tags,
      summary: "Retry a failed delivery",
    })
    .input(z.object({ id: PathId, delivery_id: PathId }))
    .output(ConsoleCampaignDetail)
    .errors(
      refusals(
        "not-found",
        "already-sent",
        "delivery-unconfirmed",
        "credit-short",
        "channel-closed",
      ),
    ),
};
