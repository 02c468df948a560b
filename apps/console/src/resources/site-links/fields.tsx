import type { ConsoleSiteLink } from "@jdj/contract/console/site-links";
import { BooleanInput, required, TextInput, useRecordContext } from "react-admin";

/** The names of the fields. */
export const labels = { name: "Nom", url: "Adresse", shown: "Affiché" };

/** What staff enter for a link. */
export function SiteLinkFields() {
  const setting = useRecordContext<ConsoleSiteLink>()?.settings_url;
  return (
    <>
      <TextInput source="name" label={labels.name} validate={required()} />
      <TextInput
        source="url"
        label={labels.url}
        type="url"
        helperText={
          setting ? `Vide, c’est l’adresse des réglages du serveur : ${setting}` : "En https://"
        }
      />
      <BooleanInput source="shown" label={labels.shown} />
    </>
  );
}
