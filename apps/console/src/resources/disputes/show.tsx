import type { ConsoleDisputeDetail } from "@jdj/contract/console/disputes";
import Box from "@mui/material/Box";
import Stack from "@mui/material/Stack";
import { FunctionField, Show, SimpleShowLayout, TextField, useRecordContext } from "react-admin";
import { WholeRecord } from "../../forms/whole-record.tsx";
import { fcfa } from "../payments/labels.ts";
import { PageLink, SaleCustomer, SalePayments } from "../sales/sale-fields.tsx";
import { Decision } from "./decision.tsx";
import { phaseLabel } from "./labels.ts";
import { Statement } from "./statement.tsx";

/** What both sides say, side by side. */
function BothSides() {
  const dispute = useRecordContext<ConsoleDisputeDetail>();
  if (!dispute) return null;
  const { reason, photos, created_at, answer, answer_photos, answered_at } = dispute;
  return (
    <Box
      sx={{
        display: "grid",
        gap: 2,
        my: 2,
        gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" },
      }}
    >
      <Statement
        title="Le client"
        at={created_at}
        text={reason}
        photos={photos}
        empty="Ses mots sont effacés."
      />
      <Statement
        title="Le prestataire"
        at={answered_at}
        text={answer}
        photos={answer_photos}
        empty={answered_at === null ? "Pas de réponse." : "Ses mots sont effacés."}
      />
    </Box>
  );
}

/** The dates that matter for the decision. */
function Facts({ facts }: Pick<ConsoleDisputeDetail, "facts">) {
  if (facts.length === 0) return <>–</>;
  return (
    <Stack component="ul" sx={{ m: 0, p: 0, listStyle: "none" }}>
      {facts.map(({ label, value }) => (
        <li key={label}>{`${label} ${value}`}</li>
      ))}
    </Stack>
  );
}

/** A dispute: what it is about, what both sides say, the payments, and the decision. */
export default function DisputeShow() {
  return (
    <Show title="Litige">
      <WholeRecord field="facts">
        <SimpleShowLayout>
          <FunctionField<ConsoleDisputeDetail>
            label="Vente"
            render={({ sale, label }) =>
              sale === null ? (
                label
              ) : (
                <PageLink resource={sale.resource} id={sale.id}>
                  {label}
                </PageLink>
              )
            }
          />
          <TextField source="kind_label" label="Le client dit" />
          <FunctionField<ConsoleDisputeDetail> label="État" render={phaseLabel} />
          <FunctionField<ConsoleDisputeDetail>
            label="Montant en litige"
            render={({ amount_fcfa }) => fcfa(amount_fcfa)}
          />
          <FunctionField<ConsoleDisputeDetail>
            label="Client"
            render={({ customer }) => <SaleCustomer customer={customer} />}
          />
          <FunctionField<ConsoleDisputeDetail>
            label="Prestataire"
            render={({ provider }) =>
              provider === null ? (
                "Compte effacé"
              ) : (
                <PageLink resource="providers" id={provider.id}>
                  {provider.name}
                </PageLink>
              )
            }
          />
          <FunctionField<ConsoleDisputeDetail>
            label="Dates"
            render={({ facts }) => <Facts facts={facts} />}
          />
          <FunctionField<ConsoleDisputeDetail>
            label="Paiements"
            render={({ payments }) => <SalePayments payments={payments} />}
          />
          <BothSides />
          <Decision />
        </SimpleShowLayout>
      </WholeRecord>
    </Show>
  );
}
