import type { Person } from "@jdj/contract/console/people";
import {
  DateField,
  FunctionField,
  NumberField,
  Show,
  TabbedShowLayout,
  TextField,
} from "react-admin";
import { phoneLabel } from "../payments/labels.ts";
import { PersonActions } from "./actions.tsx";
import { Identity } from "./identity.tsx";
import { Overview } from "./overview.tsx";
import { roleLabel } from "./role-label.ts";

/** A customer or a provider's user: all they have at a glance, what staff may do, and their account. */
export default function PersonShow() {
  return (
    <Show title="Personne" sx={{ "& .RaShow-card": { minWidth: 0 } }}>
      <Identity />
      <TabbedShowLayout syncWithLocation={false}>
        <TabbedShowLayout.Tab label="En un coup d’œil">
          <Overview />
        </TabbedShowLayout.Tab>
        <TabbedShowLayout.Tab label="Aider">
          <PersonActions />
        </TabbedShowLayout.Tab>
        <TabbedShowLayout.Tab label="Compte">
          <TextField source="name" label="Nom" />
          <FunctionField<Person> label="Compte" render={({ role }) => roleLabel(role)} />
          <TextField source="email" label="Adresse e-mail" emptyText="–" />
          <DateField source="email_verified_at" label="Adresse prouvée" emptyText="Non" showTime />
          <TextField source="pending_email" label="Nouvelle adresse, à confirmer" emptyText="–" />
          <FunctionField<Person>
            label="Téléphone"
            render={({ phone }) => phoneLabel(phone) || "–"}
          />
          <DateField source="phone_verified_at" label="Téléphone prouvé" emptyText="Non" showTime />
          <DateField source="created_at" label="Inscription" showTime />
          <DateField source="last_signed_in_at" label="Dernière connexion" emptyText="–" showTime />
          <DateField source="closed_at" label="Fermé par la personne" emptyText="Non" showTime />
          <DateField source="archived_at" label="Archivé par l’équipe" emptyText="Non" showTime />
          <NumberField source="open_sessions" label="Appareils connectés" />
        </TabbedShowLayout.Tab>
      </TabbedShowLayout>
    </Show>
  );
}
