import type { ConsoleSuborder } from "@jdj/contract/console/orders";
import { orderStateLabel } from "@jdj/contract/orders/order-label";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import List from "@mui/material/List";
import ListItem from "@mui/material/ListItem";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { MayWrite } from "../../forms/may-write.tsx";
import { ReasonForm } from "../../forms/reason-form.tsx";
import { type RefundBody, RefundForm } from "../../forms/refund-form.tsx";
import { useCommand } from "../../forms/use-command.ts";
import { fcfa } from "../payments/labels.ts";
import { PageLink, SaleHistory, SaleLines } from "../sales/sale-fields.tsx";
import { StaffHold } from "../sales/staff-hold.tsx";

/** Cancels the part, with the sum that goes back to the customer on the button. */
function Cancellation({ suborder }: { suborder: ConsoleSuborder }) {
  const { run, isBusy } = useCommand();
  const { id, cancel_fcfa, approval } = suborder;
  if (cancel_fcfa === null) return null;
  const cancel = (reason: string) =>
    run(
      "POST",
      "/cancel-suborder",
      { suborder_id: id, refund_fcfa: cancel_fcfa, reason },
      "Annulation enregistrée",
    );
  return (
    <MayWrite>
      {approval && (
        <Alert severity="warning" sx={{ mb: 1 }}>
          {approval.requested_by} a demandé d’annuler cette part : {approval.reason}. Une deuxième
          personne doit le confirmer.
        </Alert>
      )}
      <ReasonForm
        label="Motif, que le client et le vendeur liront"
        action={`${approval ? "Approuver : annuler" : "Annuler cette part"} et rendre ${fcfa(cancel_fcfa)}`}
        disabled={isBusy}
        onSend={cancel}
      />
    </MayWrite>
  );
}

/** Gives an exact sum of the part back, which goes on as before. */
function PartRefund({ suborder }: { suborder: ConsoleSuborder }) {
  const { run, isBusy } = useCommand();
  const { id, refundable, refund_approval: asked, goods_fcfa, delivery_fcfa } = suborder;
  if (refundable === null || refundable.most_fcfa === 0) return null;
  const refund = (body: RefundBody) =>
    run("POST", "/refund-suborder", { suborder_id: id, ...body }, "Remboursement enregistré");
  return (
    <MayWrite>
      {asked && (
        <Alert severity="warning" sx={{ my: 1 }}>
          {`${asked.requested_by} a demandé de rendre ${fcfa(asked.amount_fcfa)} de cette part\u00a0: ${asked.reason}. Une deuxième personne doit le confirmer.`}
        </Alert>
      )}
      <Box sx={{ my: 2 }}>
        <RefundForm
          paidFcfa={goods_fcfa + delivery_fcfa}
          leftFcfa={refundable.left_fcfa}
          mostFcfa={refundable.most_fcfa}
          isPartly
          asked={asked?.amount_fcfa ?? null}
          reasonLabel="Motif du remboursement, que le client et le vendeur liront"
          disabled={isBusy}
          onSend={refund}
        />
      </Box>
    </MayWrite>
  );
}

/** What staff gave back of the part, the oldest first. */
function PartRefunds({ refunds }: Pick<ConsoleSuborder, "refunds">) {
  if (refunds.length === 0) return null;
  return (
    <List dense disablePadding>
      {refunds.map(({ at, amount_fcfa, reason, requested_by }) => (
        <ListItem key={at + amount_fcfa} disableGutters sx={{ display: "block" }}>
          {`${new Date(at).toLocaleString("fr-FR")}\u00a0: ${fcfa(amount_fcfa)} rendus par ${requested_by}`}
          <Typography component="span" color="text.secondary">{` (${reason})`}</Typography>
        </ListItem>
      ))}
    </List>
  );
}

const holdCalls = { hold: "/hold-suborder", lift: "/lift-suborder-hold" };

/** Where the part is: what staff decided of a dispute is not called a return. */
function stateOf({ state, history, goods_fcfa, delivery_fcfa, refunded_fcfa }: ConsoleSuborder) {
  return orderStateLabel({
    state,
    paidFcfa: goods_fcfa + delivery_fcfa,
    refundedFcfa: refunded_fcfa,
    isReturn: history.some((move) => move.state === "returned" && move.by === "seller"),
  });
}

/** One seller's part of an order: what it is, what happened to it, its money and its cancellation. */
export function OrderSuborder({ suborder }: { suborder: ConsoleSuborder }) {
  const { id, provider, goods_fcfa, delivery_fcfa, commission_fcfa, refunded_fcfa } = suborder;
  return (
    <Box sx={{ borderTop: "1px solid", borderColor: "divider", pt: 2 }}>
      <Typography component="h3" variant="subtitle1">
        {`Part n°\u00a0${id}, `}
        {provider ? (
          <PageLink resource="providers" id={provider.id}>
            {provider.name}
          </PageLink>
        ) : (
          "vendeur effacé"
        )}
        {` : ${stateOf(suborder).toLowerCase()}`}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {`Articles ${fcfa(goods_fcfa)}, livraison ${fcfa(delivery_fcfa)}, commission ${fcfa(commission_fcfa)}, rendu ${fcfa(refunded_fcfa)}`}
      </Typography>
      <Stack spacing={1} sx={{ my: 1 }}>
        <SaleLines lines={suborder.lines} />
        <SaleHistory resource="orders" history={suborder.history} />
        <PartRefunds refunds={suborder.refunds} />
      </Stack>
      <StaffHold
        sale={suborder}
        calls={{ ...holdCalls, named: { suborder_id: id } }}
        provider="vendeur"
      />
      <PartRefund suborder={suborder} />
      <Cancellation suborder={suborder} />
    </Box>
  );
}
