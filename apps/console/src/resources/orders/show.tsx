import type { ConsoleOrderDetail } from "@jdj/contract/console/orders";
import Stack from "@mui/material/Stack";
import {
  DateField,
  FunctionField,
  Show,
  SimpleShowLayout,
  TextField,
  useRecordContext,
} from "react-admin";
import { WholeRecord } from "../../forms/whole-record.tsx";
import { fcfa } from "../payments/labels.ts";
import { SaleCustomer, SalePayments } from "../sales/sale-fields.tsx";
import { saleStateLabel } from "../sales/sale-states.ts";
import { OrderSuborder } from "./suborder.tsx";

function Suborders() {
  const order = useRecordContext<ConsoleOrderDetail>();
  if (!order) return null;
  return (
    <Stack spacing={3} sx={{ mt: 2 }}>
      {order.suborders.map((one) => (
        <OrderSuborder key={one.id} suborder={one} />
      ))}
    </Stack>
  );
}

/** An order of the marketplace with the parts of its sellers. */
export default function OrderShow() {
  return (
    <Show title="Commande">
      <WholeRecord field="suborders">
        <SimpleShowLayout>
          <TextField source="reference" label="Numéro" />
          <DateField source="created_at" label="Quand" showTime />
          <FunctionField<ConsoleOrderDetail>
            label="Client"
            render={({ customer }) => <SaleCustomer customer={customer} />}
          />
          <FunctionField<ConsoleOrderDetail>
            label="Montant"
            render={({ amount_fcfa }) => (amount_fcfa === null ? "–" : fcfa(amount_fcfa))}
          />
          <FunctionField<ConsoleOrderDetail>
            label="État"
            render={({ state }) => saleStateLabel("orders", state)}
          />
          <TextField source="note" label="Note" emptyText="–" />
          <FunctionField<ConsoleOrderDetail>
            label="Paiements"
            render={({ payments }) => <SalePayments payments={payments} />}
          />
          <Suborders />
        </SimpleShowLayout>
      </WholeRecord>
    </Show>
  );
}
