import type { ConsoleWithdrawal } from "@jdj/contract/console/sales";
import { withdrawalLabels } from "@jdj/contract/payouts/withdrawal-states";
import { dateAndTime } from "@jdj/french/dates";
import List from "@mui/material/List";
import ListItem from "@mui/material/ListItem";
import { fcfa } from "../payments/labels.ts";
import { PageLink } from "./sale-fields.tsx";

type AccountProps = {
  account: { id: string; available_fcfa: number; paid_out_fcfa: number; short_fcfa: number };
};

/** What is left of collected money, with the way to every move of its account. */
export function CollectedAccount({ account }: AccountProps) {
  return (
    <>
      {`reste ${fcfa(account.available_fcfa)}, versé ${fcfa(account.paid_out_fcfa)}, manque ${fcfa(account.short_fcfa)}. `}
      <PageLink resource="ledger-accounts" id={account.id}>
        Tous les mouvements
      </PageLink>
    </>
  );
}

const decided = ({ decided_by, decided_at }: ConsoleWithdrawal) =>
  decided_at === null ? "" : `, ${decided_by ?? "sans réponse"} le ${dateAndTime(decided_at)}`;

/** Who withdrew from collected money, and who answered. */
export function Withdrawals({ withdrawals }: { withdrawals: readonly ConsoleWithdrawal[] }) {
  if (withdrawals.length === 0) return <>Aucun</>;
  return (
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
  );
}
