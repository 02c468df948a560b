import type { ConsoleCampaign } from "@jdj/contract/console/campaigns";

/** The statuses of a campaign, as a filter offers them. */
export const statusChoices = [
  { id: "sending", name: "En cours d’envoi" },
  { id: "scheduled", name: "Prévu" },
  { id: "awaiting-payment", name: "À payer" },
  { id: "draft", name: "Enregistré" },
  { id: "done", name: "Terminé" },
  { id: "cancelled", name: "Annulé" },
] as const;

/** The French name of a campaign's status. */
export function statusLabel({
  status,
  paused_at,
}: Pick<ConsoleCampaign, "status" | "paused_at">): string {
  if (paused_at !== null && (status === "sending" || status === "scheduled")) return "Suspendu";
  return statusChoices.find(({ id }) => id === status)?.name ?? status;
}
