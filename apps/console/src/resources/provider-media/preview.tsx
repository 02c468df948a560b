import type { ModeratedMedium } from "@jdj/contract/console/provider-media";
import Link from "@mui/material/Link";

/** A photo as it is, a video as a link. A hidden file is no longer served. */
export function Preview({ medium, height }: { medium: ModeratedMedium; height: number }) {
  const { type, path, caption, hidden_at: hiddenAt } = medium;
  const size = { height, maxWidth: "100%", borderRadius: 4, objectFit: "cover" } as const;
  if (hiddenAt !== null && path.startsWith("/files/")) return <>Fichier masqué</>;
  if (type === "photo") return <img src={path} alt={caption} loading="lazy" style={size} />;
  return (
    <Link href={path} target="_blank" rel="noreferrer noopener nofollow">
      Ouvrir la vidéo
    </Link>
  );
}
