import { csvText } from "@jdj/french/csv";
import type { CampaignRow } from "./present-campaign.ts";

/** The campaigns as CSV that a French spreadsheet opens without settings: the columns of the table. */
export function campaignsCsv(campaigns: readonly CampaignRow[]): string {
  const head = ["Date", "Expéditeur", "Canal", "Cible", "Objet", "Succès", "Échecs", "Total"];
  return csvText([
    [...head, "Réponses", "État"],
    ...campaigns.map((row) => [
      row.date,
      row.sender,
      row.channel,
      row.target,
      row.subject,
      row.success,
      row.error,
      row.total,
      row.answered,
      row.state ?? "Envoyé",
    ]),
  ]);
}
