import type { ConsoleVideo } from "@jdj/contract/console/videos";
import Alert from "@mui/material/Alert";
import { useRecordContext } from "react-admin";
import { SmallPicture } from "../forms/small-picture.tsx";
import { resource } from "../resource/resource.tsx";

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

/** The films of the home page, which shows one of them; the host of each is asked for its title. */
export default resource<ConsoleVideo>({
  list: {
    columns: [
      {
        label: "Image",
        render: ({ cover, host_cover }) => <SmallPicture path={cover ?? host_cover} />,
      },
      {
        label: "Légende",
        render: ({ label, host_title }) => label ?? host_title ?? "Sans titre",
      },
      { source: "address", label: "Adresse" },
      { source: "activated", label: "Affichée", kind: "yes-or-no" },
    ],
  },
  edit: { title: "Vidéo de l’accueil", above: <HostNote /> },
  create: { title: "Ajouter une vidéo", empty: { label: null, cover: null, activated: false } },
  fields: [
    {
      kind: "text",
      source: "address",
      label: "Adresse de la vidéo",
      help: "YouTube ou TikTok, telle que copiée du navigateur",
      isRequired: true,
    },
    {
      kind: "text",
      source: "label",
      label: "Légende",
      help: "Sans légende, le titre donné par l’hébergeur",
    },
    {
      kind: "picture",
      source: "cover",
      label: "Image de couverture",
      help: "Sans image, celle de l’hébergeur. JPEG, PNG ou WebP, 10 Mo au plus.",
    },
    {
      kind: "switch",
      source: "activated",
      label: "Affichée sur l’accueil",
      help: "Une seule vidéo est affichée : celle-ci remplace la précédente",
    },
  ],
});
