import type { Person } from "@jdj/contract/console/people";
import {
  DateField,
  FunctionField,
  NumberField,
  Show,
  SimpleShowLayout,
  TextField,
  useRecordContext,
} from "react-admin";
import { ConfirmedButton } from "../../forms/confirmed-button.tsx";
import { MayWrite } from "../../forms/may-write.tsx";
import { useCommand } from "../../forms/use-command.ts";
import { roleLabel } from "./role-label.ts";

function SignOut() {
  const person = useRecordContext<Person>();
  const { run, isBusy } = useCommand();
  if (!person) return null;
  return (
    <MayWrite>
      <ConfirmedButton
        label="Déconnecter partout"
        question="Tous les appareils de cette personne devront se reconnecter."
        disabled={isBusy || person.open_sessions === 0}
        onConfirm={() => void run("POST", "/sign-out", undefined, "Personne déconnectée")}
      />
    </MayWrite>
  );
}

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
        <DateField source="archived_at" label="Compte fermé" emptyText="Non" showTime />
        <NumberField source="open_sessions" label="Appareils connectés" />
        <SignOut />
      </SimpleShowLayout>
    </Show>
  );
}
