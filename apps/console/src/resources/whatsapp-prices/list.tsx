import type { ConsoleWhatsAppCountry } from "@jdj/contract/console/whatsapp-prices";
import Typography from "@mui/material/Typography";
import { CreateButton, DataTable } from "react-admin";
import { grouped, longDay, preciseFcfa } from "../../format.ts";
import { Column } from "../../forms/column.tsx";
import { EmptyList } from "../../forms/empty-list.tsx";
import { PagedList } from "../../forms/paged-list.tsx";
import { StateBadge } from "../../forms/state-badge.tsx";
import { countryLabel, priceCategories, priceLabels } from "./labels.ts";

function costOf({ current }: ConsoleWhatsAppCountry, category: string): string {
  const price = current.find((one) => one.category === category);
  return price === undefined ? "Autres pays" : preciseFcfa(price.cost_fcfa);
}

/** The next change, and how many follow it. */
function nextChange({ next: [next, ...others] }: ConsoleWhatsAppCountry): string | null {
  if (next === undefined) return null;
  const change = `${priceLabels[next.category]}\u00a0: ${preciseFcfa(next.cost_fcfa)} dès le ${longDay(next.from)}`;
  return others.length === 0 ? change : `${change}, puis ${grouped(others.length)} de plus`;
}

/** What WhatsApp charges us today for a message, by country and category. */
export default function WhatsAppPriceList() {
  return (
    <>
      <Typography color="text.secondary" sx={{ mt: 2, maxWidth: "46rem" }}>
        Ce que Meta nous facture par message remis, selon le pays du numéro et la catégorie du
        modèle. Les hôtes paient le prix du canal, le même partout.
      </Typography>
      <PagedList
        actions={
          <CreateButton label="Ajouter un prix" variant="contained" sx={{ whiteSpace: "nowrap" }} />
        }
      >
        <DataTable<ConsoleWhatsAppCountry>
          bulkActionButtons={false}
          rowClick="show"
          empty={<EmptyList>Aucun prix n’est connu : chaque envoi compte sans coût.</EmptyList>}
        >
          <Column label="Pays" render={countryLabel} />
          {priceCategories.map((category) => (
            <Column
              key={category}
              label={priceLabels[category]}
              align="right"
              render={(country: ConsoleWhatsAppCountry) => costOf(country, category)}
            />
          ))}
          <Column label="À venir" render={nextChange} />
          <Column
            label="État"
            render={({ to_check: isToCheck }: ConsoleWhatsAppCountry) =>
              isToCheck ? <StateBadge state="pending" label={"À\u00a0vérifier"} /> : "Vérifié"
            }
          />
        </DataTable>
      </PagedList>
    </>
  );
}
