import type { CampaignProgress } from "@jdj/contract/cards/campaign-figures";
import type { CampaignDetail, CampaignSummary } from "@jdj/contract/cards/campaign-shapes";
import { channelIds } from "@jdj/contract/cards/channel-ids";
import type { RequestContext } from "../../../app-context.ts";
import { signedFileAddress } from "../../files/signed-address.ts";
import { cardPictureAddress } from "../deliveries/addresses.ts";
import { hasArrived, isResendable } from "../deliveries/delivery-state.ts";
import { hasStarted, isOnlySaved, mayBecome } from "./campaign-state.ts";
import type { CampaignWithState, countByState, listDeliveriesOf } from "./queries.ts";
import type { shareOf } from "./share-campaign.ts";

type DeliveryRow = Awaited<ReturnType<typeof listDeliveriesOf>>[number];
type Seen = Pick<RequestContext, "now" | "settings">;

/** A campaign as the contract shows it. */
export function presentCampaign(
  counted: CampaignWithState,
  { now, settings }: Seen,
): CampaignSummary {
  const { campaign } = counted;
  return {
    id: campaign.id,
    channel_id: campaign.channelId,
    channel: { name: counted.channel },
    label: campaign.label,
    message_category_id: campaign.categoryId,
    category: { name: counted.category },
    message_model_id: campaign.modelId,
    model: counted.model === null ? null : { name: counted.model },
    message_design_id: campaign.designId,
    design: { name: counted.design },
    from: campaign.sender,
    subject: campaign.subject,
    body: campaign.body,
    body_format: campaign.bodyFormat,
    target: campaign.target,
    created_at: campaign.createdAt.toISOString(),
    status: campaign.status,
    scheduled_at: campaign.scheduledAt?.toISOString() ?? null,
    units: campaign.units,
    image:
      campaign.imageFileId === null
        ? null
        : signedFileAddress(settings.secret, campaign.imageFileId, now),
    reminder_of: campaign.reminderOfId,
    success: counted.success,
    error: counted.error,
    total: counted.total,
    customer_id: counted.customerId,
  };
}

/**
 * A campaign with each guest's delivery; its picture is the first guest's own.
 * @param seen.mayWrite whether the reader's role permits changes
 */
export function presentCampaignInFull(
  counted: CampaignWithState,
  rows: DeliveryRow[],
  seen: Seen & { share: Awaited<ReturnType<typeof shareOf>>; mayWrite: boolean },
): CampaignDetail {
  const { status, channelId } = counted.campaign;
  const { mayWrite, share } = seen;
  const isStarted = hasStarted(counted.campaign);
  const canResend = ({ delivery, guest }: DeliveryRow) =>
    mayWrite &&
    isStarted &&
    isResendable(delivery.state) &&
    (channelId !== channelIds.email || guest.email !== null);
  const first = rows[0];
  return {
    ...presentCampaign(counted, seen),
    cards: first ? [{ file: cardPictureAddress(first.delivery.token) }] : [],
    guests: [...new Set(rows.map((row) => row.category))].map((name) => ({ name })),
    eventGuests: rows.map((row) => ({
      id: row.guest.id,
      last_name: row.guest.lastName,
      given_names: row.guest.givenNames,
      phone_number_1: row.guest.phone1 ?? "",
      email: row.guest.email,
      guest_id: row.guest.categoryId,
      category: row.category,
      answer: row.guest.answer,
      pivot: {
        status: hasArrived(row.delivery.state) ? 1 : 0,
        state: row.delivery.state,
        reason: row.delivery.reason,
        can: { resend: canResend(row) },
      },
    })),
    share,
    can: {
      send: mayWrite && isOnlySaved(counted.campaign),
      cancel: mayWrite && mayBecome(status, "cancelled"),
      resend_failed: rows.some((row) => row.delivery.state === "failed" && canResend(row)),
      remind:
        mayWrite &&
        isStarted &&
        rows.some(({ delivery, guest }) => hasArrived(delivery.state) && guest.answer === "none"),
    },
  };
}

/** How far a campaign is. */
export function presentProgress(
  status: CampaignProgress["status"],
  counts: Awaited<ReturnType<typeof countByState>>,
): CampaignProgress {
  const none = { queued: 0, sending: 0, sent: 0, delivered: 0, read: 0, failed: 0, unknown: 0 };
  const by = Object.fromEntries(counts.map(({ state, count }) => [state, count]));
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  return { ...none, ...by, status, total };
}
