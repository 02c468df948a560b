import type { ConsoleCampaignDetail } from "@jdj/contract/console/campaigns";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useRecordContext } from "react-admin";
import { fcfa } from "../../format.ts";
import { Margin, messageCount, totalOf } from "../whatsapp-costs/margin.tsx";
import { countryLabel } from "../whatsapp-prices/labels.ts";

/** What WhatsApp charges for a campaign, against what its hosts paid; by country where there are several. */
export function WhatsAppCosts() {
  const campaign = useRecordContext<ConsoleCampaignDetail>();
  if (!campaign || !("whatsapp_costs" in campaign) || campaign.whatsapp_costs.length === 0)
    return null;
  const { whatsapp_costs: countries } = campaign;
  const total = totalOf(countries);
  return (
    <Box component="section" aria-labelledby="campaign-costs" sx={{ mt: 3, maxWidth: "46rem" }}>
      <Typography id="campaign-costs" component="h2" variant="h6">
        Coût chez WhatsApp
      </Typography>
      <Typography>
        {fcfa(total.cost_fcfa)} facturés, {fcfa(total.charged_fcfa)} payés par les hôtes hors taxes.
        Marge&nbsp;: <Margin costs={total} />
      </Typography>
      {countries.length > 1 && (
        <Box component="ul" sx={{ p: 0, m: 0 }}>
          {countries.map((country) => (
            <Box
              key={country.id}
              component="li"
              sx={{
                ...{ display: "flex", flexWrap: "wrap", columnGap: 2, py: 1, listStyle: "none" },
                ...{ borderBottom: "1px solid", borderColor: "divider" },
              }}
            >
              <Box sx={{ flex: "1 1 12rem" }}>
                {countryLabel(country)}, {messageCount(country.messages)}
              </Box>
              <Margin costs={country} />
            </Box>
          ))}
        </Box>
      )}
    </Box>
  );
}
