import type { ListedCampaign } from "@jdj/contract/campaigns/campaign-shapes";
import { eventOfCards } from "#app/areas/campaigns/event-of-cards.ts";
import { apiContext } from "#app/http/context.ts";
import type { Route } from "./+types/export";
import { campaignsCsv } from "./campaigns-csv.ts";
import { presentCampaign } from "./present-campaign.ts";

/** All campaigns of the current event as a file. */
export async function loader({ context }: Route.LoaderArgs) {
  await eventOfCards(context);
  const { campaigns, notebook } = context.get(apiContext);
  const categories = await notebook.guests.categories();
  const all: ListedCampaign[] = [];
  for (let page = 1, last = 1; page <= last; page += 1) {
    const shown = await campaigns.campaigns.campaignsByPage({ page });
    all.push(...shown.campaigns);
    last = shown.last_page;
  }
  return new Response(campaignsCsv(all.map((one) => presentCampaign(one, categories))), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": 'attachment; filename="joy-cards.csv"',
      "Cache-Control": "private, no-store",
    },
  });
}
