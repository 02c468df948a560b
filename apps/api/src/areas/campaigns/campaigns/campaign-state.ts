import { stateMachine } from "@jdj/contract/call/state-machine";
import type { CampaignStatus } from "@jdj/contract/campaigns/campaign-states";

/**
 * What may become of a campaign. Nothing that has begun to leave is taken back. A card to be shared is
 * done at once; one that is done leaves again when failed deliveries are resent.
 */
export const campaignMachine = stateMachine<CampaignStatus>({
  draft: {
    "awaiting-payment": ["customer"],
    scheduled: ["customer"],
    sending: ["customer"],
    done: ["customer"],
    cancelled: ["customer", "staff", "product"],
  },
  "awaiting-payment": {
    draft: ["customer"],
    scheduled: ["customer", "product"],
    sending: ["customer", "product"],
    done: ["customer", "product"],
    cancelled: ["customer", "staff", "product"],
  },
  scheduled: { sending: ["product"], cancelled: ["customer", "staff", "product"] },
  sending: { done: ["product"] },
  done: { sending: ["customer", "staff"] },
  cancelled: {},
});

/** Whether a campaign was only saved: nothing of it has left, and it may be written anew. */
export function isOnlySaved({ status }: { status: CampaignStatus }): boolean {
  return status === "draft" || campaignMachine.may(status, "draft");
}

/** Whether a campaign leaves or has left, so that its failed deliveries may be sent again. */
export function hasStarted({ status }: { status: CampaignStatus }): boolean {
  return status === "sending" || campaignMachine.may("sending", status);
}

/** Whether staff may hold a campaign back: it leaves, or is to leave. */
export function mayPause({
  status,
  pausedAt,
}: {
  status: CampaignStatus;
  pausedAt: Date | null;
}): boolean {
  return pausedAt === null && (status === "sending" || status === "scheduled");
}
