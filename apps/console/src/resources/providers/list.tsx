import type { ListedConsoleProvider } from "@jdj/contract/console/providers";
import { DataTable, DateField, ReferenceInput, SelectInput, TextInput } from "react-admin";
import { Column } from "../../forms/column.tsx";
import { PagedList } from "../../forms/paged-list.tsx";
import { StateBadge } from "../../forms/state-badge.tsx";
import { kindLabels, placeLabel, stateLabels, waitLabels } from "./labels.ts";

const choices = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([id, name]) => ({ id, name }));

const filters = [
  <TextInput key="q" source="q" label="Nom, e-mail ou téléphone" alwaysOn resettable />,
  <SelectInput key="state" source="state" label="État" choices={choices(stateLabels)} alwaysOn />,
  <ReferenceInput
    key="service_type_id"
    source="service_type_id"
    reference="service-types"
    perPage={100}
    sort={{ field: "position", order: "ASC" }}
    alwaysOn
  >
    <SelectInput optionText="name" label="Type de service" />
  </ReferenceInput>,
  <ReferenceInput
    key="town_id"
    source="town_id"
    reference="towns"
    perPage={100}
    sort={{ field: "position", order: "ASC" }}
    alwaysOn
  >
    <SelectInput optionText="name" label="Ville ou commune" />
  </ReferenceInput>,
  <SelectInput
    key="subscription"
    source="subscription"
    label="Abonnement"
    choices={choices({
      "1": "Or",
      "2": "Argent",
      highlight: "Vivement recommandé",
      boost: "Sponsorisé",
    })}
    alwaysOn
  />,
];

/** The providers and sellers, the newest first. */
export default function ProviderList() {
  return (
    <PagedList filters={filters}>
      <DataTable<ListedConsoleProvider> bulkActionButtons={false} rowClick="show">
        <Column source="name" label="Nom" />
        <Column label="Compte" render={({ kind }: ListedConsoleProvider) => kindLabels[kind]} />
        <Column source="town" label="Ville" />
        <Column
          label="État"
          render={({ state }: ListedConsoleProvider) => (
            <StateBadge state={state} label={stateLabels[state]} />
          )}
        />
        <Column
          label="Attend"
          render={({ waits_for }: ListedConsoleProvider) =>
            waits_for === null ? "" : waitLabels[waits_for]
          }
        />
        <Column label="Abonnement" render={placeLabel} />
        <Column source="created_at" label="Créé">
          <DateField source="created_at" />
        </Column>
      </DataTable>
    </PagedList>
  );
}
