import type { WhatsAppCountryCost, WhatsAppMonthCost } from "@jdj/contract/console/whatsapp-costs";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { DataTable, SelectInput, useGetList, useListContext } from "react-admin";
import { fcfa, grouped, monthName } from "../../format.ts";
import { Column } from "../../forms/column.tsx";
import { EmptyList } from "../../forms/empty-list.tsx";
import { PagedList } from "../../forms/paged-list.tsx";
import { countryLabel } from "../whatsapp-prices/labels.ts";
import { Margin, messageCount, totalOf } from "./margin.tsx";

const thisMonth = () => new Date().toISOString().slice(0, 7);

/** The month that is shown, in one sentence. */
function Total() {
  const { data = [], isPending } = useListContext<WhatsAppCountryCost>();
  if (isPending || data.length === 0) return null;
  const total = totalOf(data);
  return (
    <Typography sx={{ p: 2 }} aria-label="Total du mois">
      {messageCount(total.messages)}&nbsp;: {fcfa(total.cost_fcfa)} facturés par WhatsApp,{" "}
      {fcfa(total.charged_fcfa)} payés par les hôtes. Marge&nbsp;: <Margin costs={total} />
    </Typography>
  );
}

/** The months before and after each other, so that a change of prices is seen. */
function Months({ months }: { months: readonly WhatsAppMonthCost[] }) {
  return (
    <Box component="section" aria-labelledby="whatsapp-months" sx={{ mt: 3, maxWidth: "46rem" }}>
      <Typography id="whatsapp-months" component="h2" variant="h6">
        Mois par mois
      </Typography>
      <Box component="ul" sx={{ p: 0, m: 0 }}>
        {months.map((month) => (
          <Box
            key={month.id}
            component="li"
            sx={{
              ...{ display: "flex", flexWrap: "wrap", columnGap: 2, py: 1 },
              ...{ listStyle: "none", borderBottom: "1px solid", borderColor: "divider" },
            }}
          >
            <Box sx={{ flex: "1 1 12rem" }}>
              {monthName(month.id)}
              <Typography variant="caption" component="p" color="text.secondary">
                {messageCount(month.messages)}&nbsp;: {fcfa(month.cost_fcfa)} facturés,{" "}
                {fcfa(month.charged_fcfa)} payés
              </Typography>
            </Box>
            <Margin costs={month} />
          </Box>
        ))}
      </Box>
    </Box>
  );
}

/** What WhatsApp charged for what hosts sent in a month, against what they paid, by country. */
export default function WhatsAppCostList() {
  const { data: months = [] } = useGetList<WhatsAppMonthCost>("whatsapp-months");
  const ids = [...new Set([thisMonth(), ...months.map(({ id }) => id)])];
  const filters = [
    <SelectInput
      key="month"
      source="month"
      label="Mois"
      choices={ids.map((id) => ({ id, name: monthName(id) }))}
      emptyText="Ce mois-ci"
      alwaysOn
    />,
  ];
  return (
    <>
      <Typography color="text.secondary" sx={{ mt: 2, maxWidth: "46rem" }}>
        Les coûts sont ceux de la grille, le jour de l’envoi. Ce que les hôtes ont payé est hors
        taxes, au prix du canal ce jour-là. Un crédit offert compte comme payé.
      </Typography>
      <PagedList filters={filters}>
        <Total />
        <DataTable<WhatsAppCountryCost>
          bulkActionButtons={false}
          rowClick={(id) => `/whatsapp-prices/${id}/show`}
          empty={<EmptyList>Rien n’est parti par WhatsApp ce mois-là.</EmptyList>}
        >
          <Column label="Pays" render={countryLabel} />
          <Column
            label="Messages"
            align="right"
            render={({ messages }: WhatsAppCountryCost) => grouped(messages)}
          />
          <Column
            label="Facturé par WhatsApp"
            align="right"
            render={({ cost_fcfa: cost }: WhatsAppCountryCost) => fcfa(cost)}
          />
          <Column
            label="Payé par les hôtes"
            align="right"
            render={({ charged_fcfa: charged }: WhatsAppCountryCost) => fcfa(charged)}
          />
          <Column
            label="Marge"
            align="right"
            render={(costs: WhatsAppCountryCost) => <Margin costs={costs} />}
          />
        </DataTable>
      </PagedList>
      {months.length > 0 && <Months months={months} />}
    </>
  );
}
