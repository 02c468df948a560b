import { AutocompleteInput, ReferenceInput, required, TextInput } from "react-admin";

type Named = { name: string; email: string | null; phone: string | null };

/** Who asks, and whose data. */
export function PersonFields() {
  return (
    <>
      <ReferenceInput source="person_id" reference="people" filter={{ role: "CUSTOMER" }}>
        <AutocompleteInput
          label="Compte"
          optionText={({ name, email, phone }: Named) =>
            `${name} (${email ?? phone ?? "sans adresse"})`
          }
          filterToQuery={(q: string) => ({ q })}
          helperText="Cherchez par nom, e-mail ou téléphone. Vide si la personne n’a pas de compte."
        />
      </ReferenceInput>
      <TextInput source="name" label="Nom de la personne" validate={required()} />
      <TextInput source="email" label="E-mail de la demande" helperText="Vide pour un courrier." />
      <TextInput
        source="note"
        label="Note"
        multiline
        minRows={2}
        helperText="Comment l’identité a été vérifiée, adresse postale de réponse."
      />
    </>
  );
}
