import type { CampaignSummary } from "@jdj/contract/campaigns/campaign-shapes";
import { dateAndTime } from "@jdj/french/dates";
import { nameList } from "#app/areas/campaigns/name-list.ts";

/** One line of the history, as displayed. */
export type CampaignRow = {
  id: number;
  /** « 20/11/2026 à 18:05 ». */
  date: string;
  sender: string;
  channel: string;
  /** The categories of guests aimed at. */
  target: string;
  subject: string | null;
  success: number;
  error: number;
  total: number;
  /** « À payer », « Prévu », « Suspendu par notre équipe », …; null once the campaign has left. */
  state: string | null;
  isReminder: boolean;
};

const states: Partial<Record<CampaignSummary["status"], string>> = {
  draft: "Enregistré",
  "awaiting-payment": "À payer",
  scheduled: "Prévu",
  cancelled: "Annulé",
};

/** A campaign as a line of the history. @param categories the event's categories of guests. */
export function presentCampaign(
  campaign: CampaignSummary,
  categories: readonly { id: number; name: string }[],
): CampaignRow {
  const { id, from, channel, subject, success, error, total } = campaign;
  const aimed = campaign.target.split(";").map(Number);
  const target = categories.filter((category) => aimed.includes(category.id));
  return {
    id,
    date: dateAndTime(campaign.scheduled_at ?? campaign.created_at),
    sender: from,
    channel: channel.name,
    target: nameList(target.map(({ name }) => name)),
    subject,
    success,
    error,
    total,
    state: campaign.paused ? "Suspendu par notre équipe" : (states[campaign.status] ?? null),
    isReminder: campaign.reminder_of !== null,
  };
}
