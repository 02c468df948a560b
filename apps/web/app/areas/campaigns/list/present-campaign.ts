import type { ListedCampaign } from "@jdj/contract/campaigns/campaign-shapes";
import { channelIds } from "@jdj/contract/campaigns/channel-ids";
import { at } from "@jdj/contract/paths/addresses";
import { dateAndTime } from "@jdj/french/dates";
import { count } from "@jdj/french/plural";
import { nameList } from "#app/areas/campaigns/name-list.ts";

/** One campaign of the list, as displayed. */
export type CampaignRow = {
  id: number;
  /** « Invitation ». */
  category: string;
  /** Address of its picture in small; null where it is not shown. */
  thumbnail: string | null;
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
  /** Null where it is not counted. */
  answered: number | null;
  /** « À payer », « Prévu », « Suspendu par notre équipe », …; null once the campaign has left. */
  state: string | null;
  isReminder: boolean;
  reach: Reach | null;
  next: NextStep | null;
};

/** How far a campaign came, as one bar: what is on its left and right, and its share from 0 to 1. */
export type Reach = { left: string; right: string; share: number };

/** What its host does next, and where. */
type NextStep = { label: string; to: string };

const states: Partial<Record<ListedCampaign["status"], string>> = {
  draft: "Enregistré",
  "awaiting-payment": "À payer",
  scheduled: "Prévu",
  cancelled: "Annulé",
};

/** A campaign as a row of the list. @param categories the event's categories of guests. */
export function presentCampaign(
  campaign: ListedCampaign,
  categories: readonly { id: number; name: string }[],
): CampaignRow {
  const { id, from, category, channel, subject, success, error, total, thumbnail } = campaign;
  const aimed = campaign.target.split(";").map(Number);
  const target = categories.filter((one) => aimed.includes(one.id));
  return {
    id,
    category: category.name,
    thumbnail,
    date: dateAndTime(campaign.planned_for ?? campaign.scheduled_at ?? campaign.created_at),
    sender: from,
    channel: channel.name,
    target: nameList(target.map(({ name }) => name)),
    subject,
    success,
    error,
    total,
    answered: campaign.answered,
    state: campaign.paused
      ? "Suspendu par notre équipe"
      : ((campaign.planned_for ? states.scheduled : states[campaign.status]) ?? null),
    isReminder: campaign.reminder_of !== null,
    reach: reachOf(campaign),
    next: nextStep(campaign),
  };
}

const hasLeft = ({ status }: ListedCampaign) => status === "sending" || status === "done";
const part = (some: number, all: number) => (all === 0 ? 0 : some / all);

/** The bar of a campaign that has left: those reached while it leaves, then those who answered. */
function reachOf(campaign: ListedCampaign): Reach | null {
  const { success, error, total, answered, asks_for_answer: asks } = campaign;
  if (!hasLeft(campaign) || total === 0) return null;
  const sent = count(success, "envoyé");
  const isLeaving = success + error < total;
  if (isLeaving && answered === 0) {
    return { left: sent, right: `sur ${total}`, share: part(success, total) };
  }
  if (!asks || answered === null) return { left: sent, right: "", share: part(success, total) };
  return { left: sent, right: count(answered, "réponse"), share: part(answered, success) };
}

/** What its host does next: what has not left, then what did not arrive, then who has not answered. */
function nextStep(campaign: ListedCampaign): NextStep | null {
  const { id, status, paused, success, error, total, answered } = campaign;
  const here = at("card", { id });
  if (paused) return { label: "Voir pourquoi", to: here };
  if (campaign.planned_for) return { label: "Changer son jour", to: at("messageSequence") };
  if (status === "draft") return { label: "Relire et envoyer", to: here };
  if (status === "awaiting-payment") return { label: "Payer et envoyer", to: here };
  if (!hasLeft(campaign)) return null;
  if (campaign.channel_id === channelIds.social) return { label: "Partager la carte", to: here };
  const recipients = `${here}?vue=destinataires`;
  const waiting = total - success - error;
  if (campaign.channel_id === channelIds.manual && waiting > 0)
    return { label: `Écrire à ${count(waiting, "invité")}`, to: recipients };
  if (error > 0) return { label: `Voir ${count(error, "échec")}`, to: recipients };
  const silent = answered === null ? 0 : success - answered;
  if (!campaign.asks_for_answer || campaign.reminder_of !== null || silent <= 0) return null;
  return { label: `Relancer ${count(silent, "invité")}`, to: at("remindGuests", { id }) };
}
