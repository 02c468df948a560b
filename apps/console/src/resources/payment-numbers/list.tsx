import type { ConsolePaymentNumber } from "@jdj/contract/console/visibility-offers";
import Chip from "@mui/material/Chip";
import Typography from "@mui/material/Typography";
import { OrderedList } from "../../forms/ordered-list.tsx";
import { WaitingChanges } from "../../forms/waiting-changes.tsx";

/** The numbers on which the offers of Joy Visibility are paid, in their order. */
export default function PaymentNumberList() {
  return (
    <OrderedList<ConsolePaymentNumber>
      title="Numéros de paiement"
      label={({ operator }) => operator}
      details={({ number, shown }) => (
        <>
          <Typography variant="body2" color="text.secondary">
            {number}
          </Typography>
          {!shown && <Chip size="small" label="Masqué" />}
        </>
      )}
    >
      <WaitingChanges />
    </OrderedList>
  );
}
