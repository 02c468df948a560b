import type { ConsoleContributionsDetail } from "@jdj/contract/console/sales";
import { FunctionField } from "react-admin";
import { fcfa } from "../payments/labels.ts";
import { CollectedAccount, Withdrawals } from "../sales/collected-money.tsx";
import { SaleShow } from "../sales/sale-show.tsx";

/** The contributions to an event: who gave, the cash in members' hands, the account and who withdrew from it. */
export default function ContributionShow() {
  return (
    <SaleShow title="Cotisations" who="Organisateur">
      <FunctionField<ConsoleContributionsDetail>
        label="Espèces, chez les membres"
        render={({ cash_confirmed_fcfa, cash_waiting_fcfa }) =>
          `${fcfa(cash_confirmed_fcfa)} confirmés, ${fcfa(cash_waiting_fcfa)} à confirmer`
        }
      />
      <FunctionField<ConsoleContributionsDetail>
        label="Argent collecté"
        render={({ account }) => <CollectedAccount account={account} />}
      />
      <FunctionField<ConsoleContributionsDetail>
        label="Retraits"
        render={({ withdrawals }) => <Withdrawals withdrawals={withdrawals} />}
      />
    </SaleShow>
  );
}
