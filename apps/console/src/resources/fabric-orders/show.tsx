import type { ConsoleFabricOrderDetail } from "@jdj/contract/console/sales";
import { withdrawalLabels } from "@jdj/contract/fabric-orders/withdrawal-states";
import { dateAndTime } from "@jdj/french/dates";
import List from "@mui/material/List";
import ListItem from "@mui/material/ListItem";
import { FunctionField } from "react-admin";
import { fcfa } from "../payments/labels.ts";
import { PageLink } from "../sales/sale-fields.tsx";
import { SaleShow } from "../sales/sale-show.tsx";

type Withdrawal = ConsoleFabricOrderDetail["withdrawals"][number];

const decided = ({ decided_by, decided_at }: Withdrawal) =>
  decided_at === null ? "" : `, ${decided_by ?? "sans réponse"} le ${dateAndTime(decided_at)}`;

/** A fabric order with its shares, its account and who withdrew from it. */
export default function FabricOrderShow() {
  return (
    <SaleShow title="Commande de pagne" who="Organisateur">
      <FunctionField<ConsoleFabricOrderDetail>
        label="Argent collecté"
        render={({ account }) => (
          <>
            {`reste ${fcfa(account.available_fcfa)}, versé ${fcfa(account.paid_out_fcfa)}, manque ${fcfa(account.short_fcfa)}. `}
            <PageLink resource="ledger-accounts" id={account.id}>
              Tous les mouvements
            </PageLink>
          </>
        )}
      />
      <FunctionField<ConsoleFabricOrderDetail>
        label="Retraits"
        render={({ withdrawals }) =>
          withdrawals.length === 0 ? (
            "Aucun"
          ) : (
            <List dense disablePadding>
              {withdrawals.map((one) => (
                <ListItem key={one.id} disableGutters sx={{ display: "block" }}>
                  {`${fcfa(one.amount_fcfa)}, ${withdrawalLabels[one.state].toLowerCase()}\u00a0: ${one.asked_by} le ${dateAndTime(one.asked_at)}${decided(one)} `}
                  {one.payout_id === null ? null : (
                    <PageLink resource="payouts" id={one.payout_id}>
                      Versement
                    </PageLink>
                  )}
                </ListItem>
              ))}
            </List>
          )
        }
      />
    </SaleShow>
  );
}
