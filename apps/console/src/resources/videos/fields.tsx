import type { ConsoleVideo } from "@jdj/contract/console/videos";
import Alert from "@mui/material/Alert";
import { BooleanInput, required, TextInput, useRecordContext } from "react-admin";
import { PictureField } from "../../forms/picture-field.tsx";

/** The names of the fields. */
export const labels = {
  address: "Adresse de la vidéo",
  label: "Légende",
  cover: "Image de couverture",
  activated: "Affichée sur l’accueil",
};

/** What the host of a film answered. */
function HostNote() {
  const video = useRecordContext<ConsoleVideo>();
  if (!video) return null;
  if (video.described_at === null)
    return (
      <Alert severity="info" sx={{ mb: 2 }}>
        L’hébergeur n’a pas encore répondu : titre et image suivent sous peu pour une vidéo
        affichée.
      </Alert>
    );
  const { host_title: title } = video;
  return (
    <Alert severity={title ? "success" : "warning"} sx={{ mb: 2 }}>
      {title
        ? `Titre chez l’hébergeur : ${title}`
        : "L’hébergeur ne montre pas cette vidéo : vérifiez son adresse, ou donnez une légende et une image."}
    </Alert>
  );
}

/** What staff enter for a film. */
export function VideoFields() {
  return (
    <>
      <HostNote />
      <TextInput
        source="address"
        label={labels.address}
        helperText="YouTube ou TikTok, telle que copiée du navigateur"
        validate={required()}
      />
      <TextInput
        source="label"
        label={labels.label}
        helperText="Sans légende, le titre donné par l’hébergeur"
      />
      <PictureField
        source="cover"
        label={labels.cover}
        helperText="Sans image, celle de l’hébergeur. JPEG, PNG ou WebP, 10 Mo au plus."
      />
      <BooleanInput
        source="activated"
        label={labels.activated}
        helperText="Une seule vidéo est affichée : celle-ci remplace la précédente"
      />
    </>
  );
}
