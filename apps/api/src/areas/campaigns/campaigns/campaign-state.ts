import type { CampaignStatus } from "@jdj/contract/campaigns/campaign-states";

/**
 * Where a campaign may go from each status. Nothing that has begun to leave is taken back. A card
 * to be shared is done at once; one that is done leaves again when failed deliveries are resent.
 */
const moves: Record<CampaignStatus, readonly CampaignStatus[]> = {
  draft: ["awaiting-payment", "scheduled", "sending", "done", "cancelled"],
  "awaiting-payment": ["draft", "scheduled", "sending", "done", "cancelled"],
  scheduled: ["sending", "cancelled"],
  sending: ["done"],
  done: ["sending"],
  cancelled: [],
};

/** Whether a campaign may go from one status to another. */
export function mayBecome(from: CampaignStatus, to: CampaignStatus): boolean {
  return moves[from].includes(to);
}

/** The statuses from which a campaign may go to another. */
export function statusesBefore(to: CampaignStatus): CampaignStatus[] {
  return (Object.keys(moves) as CampaignStatus[]).filter((from) => mayBecome(from, to));
}

/** Whether a campaign was only saved: nothing of it has left, and it may be written anew. */
export function isOnlySaved({ status }: { status: CampaignStatus }): boolean {
  return status === "draft" || mayBecome(status, "draft");
}

/** Whether a campaign leaves or has left, so that its failed deliveries may be sent again. */
export function hasStarted({ status }: { status: CampaignStatus }): boolean {
  return status === "sending" || mayBecome("sending", status);
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
