import type { PrivacyRequest } from "@jdj/contract/console/privacy-requests";
import Chip from "@mui/material/Chip";
import { CreateButton, DataTable, DateField, SelectInput, TopToolbar } from "react-admin";
import { Column } from "../../forms/column.tsx";
import { PagedList } from "../../forms/paged-list.tsx";
import { daysLabel, kindLabels, stateLabels, urgencyOf } from "./labels.ts";

const filters = [
  <SelectInput
    key="state"
    source="state"
    label="État"
    emptyText="En attente"
    choices={[
      { id: "done", name: "Faites" },
      { id: "refused", name: "Refusées" },
    ]}
    alwaysOn
  />,
];

const actions = (
  <TopToolbar>
    <CreateButton label="Noter une demande" />
  </TopToolbar>
);

/** The requests about personal data: those that wait by their last day. */
export default function PrivacyRequestList() {
  return (
    <PagedList filters={filters} actions={actions}>
      <DataTable<PrivacyRequest> bulkActionButtons={false} rowClick="show">
        <Column label="Demande" render={({ kind }: PrivacyRequest) => kindLabels[kind]} />
        <Column source="name" label="De" />
        <Column source="received_on" label="Reçue">
          <DateField source="received_on" />
        </Column>
        <Column source="due_on" label="Répondre avant">
          <DateField source="due_on" />
        </Column>
        <Column
          label="Délai"
          render={({ days_left, state }: PrivacyRequest) => {
            const urgency = urgencyOf(days_left);
            return urgency === null ? (
              stateLabels[state]
            ) : (
              <Chip size="small" color={urgency} label={daysLabel(days_left)} />
            );
          }}
        />
      </DataTable>
    </PagedList>
  );
}
