import type {
  CampaignDetail,
  CampaignOverview,
  CampaignSummary,
  ListedCampaign,
} from "@jdj/contract/campaigns/campaign-shapes";
import type { CampaignProgress } from "@jdj/contract/campaigns/campaign-statistics";
import { asksForAnswer } from "@jdj/contract/campaigns/card-purpose";
import { channelIds } from "@jdj/contract/campaigns/channel-ids";
import { stepDueAt } from "@jdj/contract/invitations/sequence-steps";
import type { RequestContext } from "../../../app-context.ts";
import { eventPreviewAddress } from "../../designs/signed-preview.ts";
import { signedFileAddress } from "../../files/signed-address.ts";
import type { Payment } from "../../payments/payments/open-payment.ts";
import { makeTrialToken } from "../cards/trial-token.ts";
import { cardPictureAddress } from "../deliveries/card-addresses.ts";
import { hasArrived, isResendable } from "../deliveries/delivery-state.ts";
import type { DeliveryRow } from "../deliveries/queries.ts";
import { campaignMachine, hasStarted, isOnlySaved } from "./campaign-state.ts";
import type { CampaignWithState, countByState } from "./queries.ts";
import type { shareOf } from "./share-campaign.ts";

type Seen = Pick<RequestContext, "now" | "settings">;

/** What hosts read of a campaign that staff hold back; null where nothing would leave anyhow. */
function presentPause({ status, pausedAt, pauseReason }: CampaignWithState["campaign"]) {
  if (pausedAt === null || (status !== "sending" && status !== "scheduled")) return null;
  return { since: pausedAt.toISOString(), reason: pauseReason };
}

/** A campaign as the contract shows it. */
export function presentCampaign(
  counted: CampaignWithState,
  { now, settings }: Seen,
): CampaignSummary {
  const { campaign, plannedStep } = counted;
  return {
    id: campaign.id,
    kind: campaign.kind,
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
    planned_for: plannedStep && (stepDueAt(plannedStep.date, plannedStep)?.toISOString() ?? null),
    paused: presentPause(campaign),
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
 * A campaign in a list.
 * @param counted.token the link of one of its guests, whose picture shows what their host imported; null
 * where the reader may not have it, or there is none
 */
export function presentListed(
  counted: CampaignWithState & { answered: number | null; token: string | null },
  seen: Seen,
): ListedCampaign {
  const { campaign, categoryCode, designCode, answered, token } = counted;
  const drawn = eventPreviewAddress(seen.settings.secret, designCode, campaign.eventId, seen.now);
  const imported = token === null ? null : `${cardPictureAddress(token)}?size=thumb`;
  return {
    ...presentCampaign(counted, seen),
    answered,
    asks_for_answer: asksForAnswer(
      categoryCode,
      categoryCode === "cancelled" ? "cancelled" : "planned",
    ),
    thumbnail:
      campaign.imageFileId === null
        ? `${drawn}&category=${campaign.categoryId}&size=thumb`
        : imported,
  };
}

/** What a campaign's page says of all its deliveries together. */
export interface DeliveryFacts {
  /** The token of one of them, whose picture stands for all; null without any. */
  token: string | null;
  categories: string[];
  /** Failed deliveries whose guest may be reached now. */
  resendable: number;
  /** Guests who got the card and have not answered. */
  silent: number;
}

type SeenByRole = Seen & {
  share: Awaited<ReturnType<typeof shareOf>>;
  mayWrite: boolean;
  /** Whether they may answer for a guest, which a guest's link does. */
  mayAnswer: boolean;
  /** Who looks. */
  customerId: number;
};

/** The address of a card's picture: a guest's own, or a trial's, whose link takes no answer. */
export function pictureFor(
  { eventId, designId }: Pick<CampaignWithState["campaign"], "eventId" | "designId">,
  token: string,
  { mayAnswer, customerId, settings }: Pick<SeenByRole, "mayAnswer" | "customerId" | "settings">,
): string {
  if (mayAnswer) return cardPictureAddress(token);
  return cardPictureAddress(makeTrialToken(settings.secret, { eventId, customerId, designId }));
}

/**
 * A campaign without its deliveries.
 * @param seen.mayWrite whether the reader's role permits changes
 */
export function presentOverview(
  counted: CampaignWithState,
  facts: DeliveryFacts,
  seen: SeenByRole,
): CampaignOverview {
  const { status } = counted.campaign;
  const { mayWrite, share } = seen;
  const isStarted = hasStarted(counted.campaign);
  return {
    ...presentCampaign(counted, seen),
    cards: facts.token === null ? [] : [{ file: pictureFor(counted.campaign, facts.token, seen) }],
    guests: facts.categories.map((name) => ({ name })),
    share,
    can: {
      send: mayWrite && isOnlySaved(counted.campaign),
      cancel: mayWrite && campaignMachine.may(status, "cancelled"),
      resend_failed: mayWrite && isStarted && facts.resendable > 0,
      remind: mayWrite && isStarted && counted.campaign.kind === "card" && facts.silent > 0,
      mark_written: mayWrite && isStarted,
    },
  };
}

/** Whether a delivery that did not arrive may be sent again: an email needs an address by now. */
export function canResend(
  { channelId }: { channelId: number },
  {
    delivery,
    guest,
  }: {
    delivery: Pick<DeliveryRow["delivery"], "state" | "writtenAt">;
    guest: Pick<DeliveryRow["guest"], "email">;
  },
): boolean {
  if (channelId === channelIds.manual || !isResendable(delivery.state)) return false;
  return delivery.writtenAt === null && (channelId !== channelIds.email || guest.email !== null);
}

/** One guest's delivery. */
export function presentDelivery(
  { campaign }: CampaignWithState,
  row: DeliveryRow,
  mayWrite: boolean,
): CampaignDetail["eventGuests"][number] {
  const { delivery, guest, category } = row;
  const isDelivered = hasArrived(delivery.state) || delivery.writtenAt !== null;
  return {
    id: guest.id,
    last_name: guest.lastName,
    given_names: guest.givenNames,
    phone_number_1: guest.phone1 ?? "",
    email: guest.email,
    guest_id: guest.categoryId,
    category,
    answer: guest.answer,
    pivot: {
      status: isDelivered ? 1 : 0,
      state: delivery.state,
      reason: delivery.reason,
      written_at: delivery.writtenAt?.toISOString() ?? null,
      can: { resend: mayWrite && hasStarted(campaign) && canResend(campaign, row) },
    },
  };
}

/** A campaign with each guest's delivery. */
export function presentCampaignInFull(
  counted: CampaignWithState,
  rows: DeliveryRow[],
  seen: SeenByRole,
): CampaignDetail {
  const eventGuests = rows.map((row) => presentDelivery(counted, row, seen.mayWrite));
  const facts = {
    token: rows[0]?.delivery.token ?? null,
    categories: [...new Set(rows.map(({ category }) => category))],
    resendable: rows.filter(
      (row) => row.delivery.state === "failed" && canResend(counted.campaign, row),
    ).length,
    silent: eventGuests.filter(({ pivot, answer }) => pivot.status === 1 && answer === "none")
      .length,
  };
  return { ...presentOverview(counted, facts, seen), eventGuests };
}

/** What is to be paid first, and under which reference. */
export function presentDue(payment: Payment | null) {
  return { reference: payment?.reference ?? null, total: payment?.payableFcfa ?? 0 };
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
