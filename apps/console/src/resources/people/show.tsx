import type { Person } from "@jdj/contract/console/people";
import {
  DateField,
  FunctionField,
  NumberField,
  Show,
  SimpleShowLayout,
  TextField,
} from "react-admin";
import { PersonActions } from "./actions.tsx";
import { roleLabel } from "./role-label.ts";

/** A customer or a provider's user. */
export default function PersonShow() {
  return (
    <Show title="Personne">
      <SimpleShowLayout>
        <TextField source="name" label="Nom" />
        <FunctionField<Person> label="Compte" render={({ role }) => roleLabel(role)} />
        <TextField source="email" label="Adresse e-mail" emptyText="–" />
        <DateField source="email_verified_at" label="Adresse prouvée" emptyText="Non" showTime />
        <TextField source="phone" label="Téléphone" emptyText="–" />
        <DateField source="phone_verified_at" label="Téléphone prouvé" emptyText="Non" showTime />
        <DateField source="created_at" label="Inscription" showTime />
        <DateField source="last_signed_in_at" label="Dernière connexion" emptyText="–" showTime />
        <DateField source="closed_at" label="Fermé par la personne" emptyText="Non" showTime />
        <DateField source="archived_at" label="Archivé par l’équipe" emptyText="Non" showTime />
        <NumberField source="open_sessions" label="Appareils connectés" />
        <PersonActions />
      </SimpleShowLayout>
    </Show>
  );
}
