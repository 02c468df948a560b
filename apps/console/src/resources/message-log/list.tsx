import type { LoggedMessage } from "@jdj/contract/console/message-log";
import { DataTable, DateField, NumberInput, TextInput, useListContext } from "react-admin";
import { Column } from "../../forms/column.tsx";
import { EmptyList } from "../../forms/empty-list.tsx";
import { PagedList } from "../../forms/paged-list.tsx";
import { StateBadge } from "../../forms/state-badge.tsx";
import { channelNames } from "./channel-names.ts";
import { messageKind } from "./message-kind.ts";

const states: Readonly<Record<LoggedMessage["state"], { state: string; label: string }>> = {
  queued: { state: "pending", label: "En attente" },
  sent: { state: "done", label: "Parti" },
  delivered: { state: "delivered", label: "Reçu" },
  read: { state: "delivered", label: "Lu" },
  written: { state: "done", label: "Écrit par l’hôte" },
  unconfirmed: { state: "unconfirmed", label: "Incertain" },
  refused: { state: "failed", label: "Refusé" },
  "too-late": { state: "failed", label: "Pas parti" },
  cancelled: { state: "ended", label: "Annulé" },
  "opted-out": { state: "ended", label: "Ne veut plus rien recevoir" },
};

const filters = [
  <TextInput key="recipient" source="recipient" label="Adresse ou numéro" alwaysOn resettable />,
  <NumberInput key="person_id" source="person_id" label="N° de la personne" />,
];

/** That nothing was asked for, or nothing was sent. */
function NoMessages() {
  const { filterValues } = useListContext();
  const isAsked = Boolean(filterValues.recipient ?? filterValues.person_id);
  return (
    <EmptyList>
      {isAsked
        ? "Rien n’a été envoyé à cette adresse ou à ce numéro."
        : "Entrez une adresse e-mail ou un numéro, en entier."}
    </EmptyList>
  );
}

/** What was sent to an address or a number, by us and by hosts, and what became of it. */
export default function MessageLog() {
  return (
    <PagedList filters={filters}>
      <DataTable<LoggedMessage> bulkActionButtons={false} rowClick={false} empty={<NoMessages />}>
        <Column source="at" label="Quand">
          <DateField source="at" showTime options={{ timeZone: "UTC" }} />
        </Column>
        <Column label="Message" render={({ kind }: LoggedMessage) => messageKind(kind)} />
        <Column
          label="À"
          render={({ channel, recipient }: LoggedMessage) =>
            `${channelNames[channel]} à ${recipient}`
          }
        />
        <Column source="event" label="De la fête" />
        <Column
          label="État"
          render={({ state }: LoggedMessage) => <StateBadge {...states[state]} />}
        />
        <Column source="reason" label="Raison" />
      </DataTable>
    </PagedList>
  );
}
