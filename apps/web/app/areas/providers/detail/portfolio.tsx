import type { Media } from "@jdj/contract/providers/detail";
import { providerDrawing } from "@jdj/contract/providers/drawing-address";
import { count } from "@jdj/french/plural";
import { clothAddress } from "#app/areas/content/cloth-address.ts";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import { mediaKind } from "./media-kind.ts";
import styles from "./portfolio.module.css";
import { filmLink } from "./viewer.tsx";

/** The items of the preview: one large and two small. */
const PREVIEWED = 3;

type PortfolioProps = {
  provider: { id: number; name: string };
  medias: readonly Media[];
};

/**
 * One large and two small items, and buttons with the numbers of films and photos: a press opens
 * the viewer. Where there are fewer, drawings of the provider's trade fill the places. Without script
 * each item opens by itself.
 */
export function Portfolio({ provider, medias }: PortfolioProps) {
  const photos = medias.filter((media) => mediaKind(media) === "photo").length;
  const counts = [
    { kind: "photo", total: photos, label: count(photos, "photo") },
    { kind: "video", total: medias.length - photos, label: count(medias.length - photos, "vidéo") },
  ] as const;
  return (
    <section className={kit.relative} aria-label="Portfolio">
      <ul className={`${kit.stackTight} ${kit.twoColumns} ${styles.preview}`}>
        {Array.from({ length: PREVIEWED }, (_, at) => {
          const media = medias[at];
          return (
            <li key={media?.id ?? `dessin-${at}`}>
              {media ? (
                <Preview media={media} at={at} provider={provider} />
              ) : (
                <Drawing path={providerDrawing(provider.id, at)} />
              )}
            </li>
          );
        })}
      </ul>
      {medias.length > 0 ? (
        <p className={`${kit.wrap2} ${kit.spaceAbove2} ${styles.counts}`}>
          {counts.map(({ kind, total, label }) => {
            const first = medias.find((media) => mediaKind(media) === kind);
            return total > 0 && first ? (
              <a key={kind} href={filmLink(first)} data-views={kind}>
                <Icon name={kind === "photo" ? "photo" : "player-play"} size={20} />
                {label}
              </a>
            ) : null;
          })}
        </p>
      ) : null}
    </section>
  );
}

function Drawing({ path }: { path: string }) {
  return <img src={path} alt="" width={900} height={600} decoding="async" />;
}

type PreviewProps = { media: Media; at: number; provider: { id: number; name: string } };

function Preview({ media, at, provider }: PreviewProps) {
  const isFilm = mediaKind(media) === "video";
  const name = media.caption || `${provider.name}, ${isFilm ? "vidéo" : "photo"} ${at + 1}`;
  return (
    <a
      href={filmLink(media)}
      data-views={media.id}
      aria-label={isFilm ? `Vidéo\u00a0: ${name}` : name}
    >
      <img
        src={isFilm ? (media.thumbnail ?? clothAddress(`film-${media.id}`)) : media.path}
        alt=""
        width={media.width ?? 900}
        height={media.height ?? 600}
        {...(at === 0 ? { fetchPriority: "high" } : { loading: "lazy", decoding: "async" })}
      />
      {isFilm ? (
        <span className={`${kit.placeCentre} ${styles.play}`}>
          <Icon name="player-play" size={28} />
        </span>
      ) : null}
    </a>
  );
}
