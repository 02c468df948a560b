import type { GuestMessage } from "@jdj/contract/invitations/messages-to-guests";
import { presentStep } from "../message-sequence/present-step.ts";
import type { MessageRow } from "./queries.ts";

/** A message as the contract shows it. */
export function presentMessage({
  campaign,
  channel,
  step,
  event,
  success,
  error,
  total,
}: MessageRow): GuestMessage {
  return {
    id: campaign.id,
    channel: { id: campaign.channelId, name: channel },
    body: campaign.body,
    subject: campaign.subject,
    status: campaign.status,
    created_at: campaign.createdAt.toISOString(),
    scheduled_at: campaign.scheduledAt?.toISOString() ?? null,
    step: step && presentStep(step, event),
    success,
    error,
    total,
  };
}
