import type { ConsoleInvoice } from "@jdj/contract/console/invoices";
import {
  DateField,
  FunctionField,
  Link,
  Show,
  SimpleShowLayout,
  TextField,
  UrlField,
} from "react-admin";
import { fcfa } from "../payments/labels.ts";
import { InvoiceActions } from "./actions.tsx";
import { clientLabel, invoiceKindLabel, invoiceStateLabel, issuerLabel } from "./labels.ts";

const amount = new Intl.NumberFormat("fr-FR", { maximumFractionDigits: 4 });

function Lines({ lines, is_taxed }: ConsoleInvoice) {
  return (
    <ul>
      {lines.map(({ description, quantity, unit_fcfa }) => (
        <li key={description}>
          {description}
          {"\u00a0: "}
          {amount.format(quantity)} × {amount.format(unit_fcfa)} FCFA
          {is_taxed ? " hors taxe" : ", sans TVA"}
        </li>
      ))}
    </ul>
  );
}

/** An invoice: whose, its lines, its state at the tax office, and what may be done about it. */
export default function InvoiceShow() {
  return (
    <Show title="Facture">
      <SimpleShowLayout>
        <FunctionField<ConsoleInvoice>
          label="Pièce"
          render={(invoice) => `${invoiceKindLabel(invoice)} n°\u00a0${invoice.id}`}
        />
        <FunctionField<ConsoleInvoice> label="Émise par" render={issuerLabel} />
        <FunctionField<ConsoleInvoice> label="Client" render={clientLabel} />
        <FunctionField<ConsoleInvoice>
          label="Lignes"
          render={(invoice) => <Lines {...invoice} />}
        />
        <FunctionField<ConsoleInvoice>
          label="Montant TTC"
          render={({ total_fcfa }) => fcfa(total_fcfa)}
        />
        <FunctionField<ConsoleInvoice>
          label="Concerne"
          render={({ subject, payment_id, sale_id }) => (
            <>
              {payment_id === null ? (
                subject === "suborder" ? (
                  "La vente d’un vendeur"
                ) : (
                  "La commission d’une commande"
                )
              ) : (
                <Link to={`/payments/${payment_id}/show`}>Paiement {payment_id}</Link>
              )}
              {sale_id === null ? null : (
                <>
                  {", "}
                  <Link to={`/invoices/${sale_id}/show`}>facture {sale_id}</Link>
                </>
              )}
            </>
          )}
        />
        <FunctionField<ConsoleInvoice> label="État" render={invoiceStateLabel} />
        <TextField source="reason" label="Selon la DGI" emptyText="–" />
        <TextField source="reference" label="Référence FNE" emptyText="–" />
        <UrlField
          source="verification_url"
          label="Vérification"
          emptyText="–"
          target="_blank"
          rel="noopener"
        />
        <TextField source="stickers_left" label="Vignettes restantes ensuite" emptyText="–" />
        <DateField source="created_at" label="Du" showTime />
        <DateField source="signed_at" label="Signée" showTime emptyText="–" />
        <InvoiceActions />
      </SimpleShowLayout>
    </Show>
  );
}
