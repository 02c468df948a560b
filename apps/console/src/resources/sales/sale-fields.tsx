import type { ConsoleSale, ConsoleSaleDetail } from "@jdj/contract/console/sales";
import List from "@mui/material/List";
import ListItem from "@mui/material/ListItem";
import Typography from "@mui/material/Typography";
import { Link, useCanAccess } from "react-admin";
import { fcfa, phoneLabel } from "../payments/labels.ts";
import { stateLabel } from "../payments/state-label.ts";
import { saleEventLabel } from "./sale-states.ts";

/** A link to a page of another resource, where the role may read it; its text otherwise. */
export function PageLink({
  resource,
  id,
  children,
}: {
  resource: string;
  id: number | string;
  children: string;
}) {
  const { canAccess } = useCanAccess({ resource, action: "show" });
  if (!canAccess) return <>{children}</>;
  return <Link to={`/${resource}/${id}/show`}>{children}</Link>;
}

/** Who ordered, with a link to their page. */
export function SaleCustomer({ customer }: Pick<ConsoleSale, "customer">) {
  if (customer === null) return <>Compte effacé</>;
  return (
    <>
      <PageLink resource="people" id={customer.user_id}>
        {customer.name}
      </PageLink>
      {customer.phone === null ? "" : `, ${phoneLabel(customer.phone)}`}
    </>
  );
}

/** What was ordered, line by line. */
export function SaleLines({ lines }: Pick<ConsoleSaleDetail, "lines">) {
  if (lines.length === 0) return <>–</>;
  return (
    <List dense disablePadding>
      {lines.map(({ name, quantity, amount_fcfa }) => (
        <ListItem key={`${name}-${quantity}-${amount_fcfa}`} disableGutters>
          {quantity === null ? "" : `${quantity} × `}
          {name} : {fcfa(amount_fcfa)}
        </ListItem>
      ))}
    </List>
  );
}

/** Every payment, with what is left to give back. */
export function SalePayments({ payments }: Pick<ConsoleSaleDetail, "payments">) {
  if (payments.length === 0) return <>Aucun</>;
  return (
    <List dense disablePadding>
      {payments.map(({ id, reference, state, amount_fcfa, left_fcfa }) => (
        <ListItem key={id} disableGutters sx={{ display: "block" }}>
          <PageLink resource="payments" id={id}>
            {reference}
          </PageLink>
          {` : ${fcfa(amount_fcfa)}, ${stateLabel(state).toLowerCase()}`}
          {left_fcfa > 0 && `, reste à rendre ${fcfa(left_fcfa)}`}
        </ListItem>
      ))}
    </List>
  );
}

const sides: Readonly<Record<string, string>> = {
  customer: "le client",
  seller: "le vendeur",
  provider: "le prestataire",
  staff: "l’équipe",
  product: "le produit",
};

/** What happened to it, the oldest first. */
export function SaleHistory({
  resource,
  history,
}: Pick<ConsoleSaleDetail, "history"> & { resource: string }) {
  if (history.length === 0) return <>–</>;
  return (
    <List dense disablePadding>
      {history.map(({ at, by, state, note }) => (
        <ListItem key={`${at}-${state}`} disableGutters sx={{ display: "block" }}>
          {new Date(at).toLocaleString("fr-FR")} :{" "}
          {saleEventLabel(resource, { state, by }).toLowerCase()}
          {by !== "" && `, par ${sides[by] ?? by}`}
          {note !== "" && (
            <Typography component="span" color="text.secondary">{` (${note})`}</Typography>
          )}
        </ListItem>
      ))}
    </List>
  );
}
