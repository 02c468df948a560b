import type {
  ConsoleWhatsAppCountryDetail,
  ConsoleWhatsAppPrice,
} from "@jdj/contract/console/whatsapp-prices";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { CreateButton, Show, SimpleShowLayout, TopToolbar, useRecordContext } from "react-admin";
import { longDay, preciseFcfa } from "../../format.ts";
import { ConfirmedButton } from "../../forms/confirmed-button.tsx";
import { MayWrite } from "../../forms/may-write.tsx";
import { useCommand } from "../../forms/use-command.ts";
import { WholeRecord } from "../../forms/whole-record.tsx";
import { countryLabel, priceLabels } from "./labels.ts";

/** Takes a price back that does not hold yet. */
function Remove({ price }: { price: ConsoleWhatsAppPrice }) {
  const { run, isBusy } = useCommand();
  return (
    <MayWrite>
      <ConfirmedButton
        label="Retirer"
        question="Ce prix ne s’appliquera pas : celui d’avant continue."
        disabled={isBusy}
        onConfirm={() =>
          void run("DELETE", `/prices/${price.id}`, undefined, "Le prix prévu est retiré")
        }
      />
    </MayWrite>
  );
}

function Line({ price, isPlanned }: { price: ConsoleWhatsAppPrice; isPlanned: boolean }) {
  return (
    <Box
      component="li"
      sx={{
        ...{ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 2, py: 1 },
        ...{ listStyle: "none", borderBottom: "1px solid", borderColor: "divider" },
      }}
    >
      <Box sx={{ flex: "1 1 12rem", minWidth: 0 }}>
        {priceLabels[price.category]}
        <Typography variant="caption" component="p" color="text.secondary">
          dès le {longDay(price.from)}
          {price.source === null ? "" : ` · ${price.source}`}
        </Typography>
      </Box>
      <Box sx={{ fontWeight: 600, whiteSpace: "nowrap" }}>{preciseFcfa(price.cost_fcfa)}</Box>
      {isPlanned && <Remove price={price} />}
    </Box>
  );
}

function Prices({
  title,
  prices,
  none,
  isPlanned = false,
}: {
  title: string;
  prices: readonly ConsoleWhatsAppPrice[];
  none: string;
  isPlanned?: boolean;
}) {
  return (
    <Box component="section" sx={{ mt: 3 }}>
      <Typography component="h2" variant="h6">
        {title}
      </Typography>
      {prices.length === 0 ? (
        <Typography color="text.secondary">{none}</Typography>
      ) : (
        <Box component="ul" sx={{ p: 0, m: 0 }}>
          {prices.map((price) => (
            <Line key={price.id} price={price} isPlanned={isPlanned} />
          ))}
        </Box>
      )}
    </Box>
  );
}

/** Nobody has compared these prices with Meta's list yet. */
function ToCheck() {
  const { run, isBusy } = useCommand();
  return (
    <Alert
      severity="warning"
      action={
        <MayWrite>
          <ConfirmedButton
            label="Prix vérifiés"
            question="Les prix de ce pays sont ceux de la grille de Meta. Ils restent ce qu’ils sont."
            disabled={isBusy}
            onConfirm={() => void run("POST", "/confirm", undefined, "Les prix sont vérifiés")}
          />
        </MayWrite>
      }
    >
      Prix de départ, à comparer avec la grille de Meta.
    </Alert>
  );
}

function Country() {
  const country = useRecordContext<ConsoleWhatsAppCountryDetail>();
  if (!country) return null;
  return (
    <Box sx={{ width: "100%", maxWidth: "46rem", minWidth: 0 }}>
      <Typography component="h1" variant="h5" sx={{ mb: 2 }}>
        {countryLabel(country)}
      </Typography>
      {country.to_check && <ToCheck />}
      <Prices
        title="Aujourd’hui"
        prices={country.current}
        none="Aucun prix de ce pays ne vaut encore : celui des autres pays compte."
      />
      <Prices
        title="À venir"
        prices={country.next}
        none="Aucun changement n’est prévu."
        isPlanned
      />
      <Prices title="Avant" prices={country.past} none="Ces prix n’ont encore jamais changé." />
    </Box>
  );
}

function Actions() {
  const country = useRecordContext<ConsoleWhatsAppCountryDetail>();
  return (
    <TopToolbar>
      <CreateButton
        label="Ajouter un prix"
        variant="contained"
        to={{ pathname: "/whatsapp-prices/create", search: `?pays=${country?.id ?? ""}` }}
      />
    </TopToolbar>
  );
}

/** WhatsApp's prices of one country: today's, those to come and those that were. */
export default function WhatsAppPriceShow() {
  return (
    <Show title="Prix de WhatsApp" actions={<Actions />}>
      <SimpleShowLayout>
        <WholeRecord field="past">
          <Country />
        </WholeRecord>
      </SimpleShowLayout>
    </Show>
  );
}
