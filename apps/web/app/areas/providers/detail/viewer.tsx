import { videoPage } from "@jdj/contract/content/video-host";
import { at } from "@jdj/contract/paths/addresses";
import type { Media } from "@jdj/contract/providers/detail";
import { filmIdOf } from "@jdj/contract/providers/film-address";
import { clothAddress } from "#app/areas/content/cloth-address.ts";
import { useSite } from "#app/document/site.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import { ShareButton } from "#app/ui/links/share-button.tsx";
import { mediaKind } from "./media-kind.ts";
import styles from "./viewer.module.css";

/** Where an item opens by itself: its file, or a film's page at its host. */
export function filmLink({ path }: Pick<Media, "path">): string {
  const film = filmIdOf(path);
  return film === null ? path : videoPage(film);
}

type ViewerProps = {
  provider: { id: number; name: string };
  medias: readonly Media[];
  /** Whether the provider's own team looks at it: nothing is shared or asked for. */
  isPreview?: boolean;
};

const filters = [
  { kind: "", label: "Tout" },
  { kind: "photo", label: "Photos" },
  { kind: "video", label: "Vidéos" },
] as const;

/**
 * All items full screen, one at a time (`viewer.script.ts`): previous and next wrap, also by swipe
 * and arrows; filter, counter, sharing, and the request for a quote. Films play on tap only.
 */
export function Viewer({ provider, medias, isPreview = false }: ViewerProps) {
  const { publicUrl } = useSite();
  if (medias.length === 0) return null;
  const kinds = new Set(medias.map(mediaKind));
  return (
    <dialog
      className={styles.viewer}
      data-viewer
      aria-label={`Photos et vidéos\u00a0: ${provider.name}`}
    >
      <div className={`${kit.row2} ${styles.bar}`}>
        <p data-viewer-place aria-live="polite">{`1 / ${medias.length}`}</p>
        {kinds.size > 1 ? (
          <fieldset className={styles.filters} aria-label="Afficher">
            {filters.map(({ kind, label }) => (
              <button key={kind} type="button" data-views={kind} aria-pressed={kind === ""}>
                {label}
              </button>
            ))}
          </fieldset>
        ) : null}
        <button type="button" className={styles.close} data-closes aria-label="Fermer">
          <Icon name="x" size={24} />
        </button>
      </div>
      <ul className={styles.slides} data-viewer-slides>
        {medias.map((media, index) => (
          <li key={media.id} data-id={media.id} data-kind={mediaKind(media)} hidden={index > 0}>
            <Slide media={media} name={media.caption || `${provider.name}, ${index + 1}`} />
          </li>
        ))}
      </ul>
      {medias.length > 1 ? (
        <div className={styles.arrows}>
          <button type="button" data-viewer-to="-1" aria-label="Précédent">
            <Icon name="chevron-left" size={28} />
          </button>
          <button type="button" data-viewer-to="1" aria-label="Suivant">
            <Icon name="chevron-right" size={28} />
          </button>
        </div>
      ) : null}
      <div className={styles.panel} data-viewer-form hidden>
        <Button type="button" variant="plain" icon={<Icon name="arrow-left" size={20} />}>
          Retour aux photos
        </Button>
      </div>
      {isPreview ? null : (
        <div className={`${kit.row2} ${styles.foot}`}>
          <ShareButton
            title={provider.name}
            address={publicUrl + at("provider", { id: provider.id })}
          />
          <Button type="button" data-viewer-asks>
            Demander un devis
          </Button>
        </div>
      )}
    </dialog>
  );
}

function Slide({ media, name }: { media: Media; name: string }) {
  const { path, thumbnail, caption, type, width, height } = media;
  const film = type === "photo" || type === "video" ? null : filmIdOf(path);
  const cover = thumbnail ?? clothAddress(`film-${media.id}`);
  return (
    <figure>
      {mediaKind(media) === "photo" ? (
        <img
          src={path}
          alt={name}
          width={width ?? 1200}
          height={height ?? 800}
          loading="lazy"
          draggable={false}
          className={styles.whole}
        />
      ) : film === null ? (
        <video src={path} controls preload="none" playsInline poster={cover} aria-label={name}>
          <track kind="captions" />
        </video>
      ) : (
        <a href={videoPage(film)} data-film={film} className={styles.film} draggable={false}>
          <img src={cover} alt="" width={640} height={360} loading="lazy" draggable={false} />
          <span>
            <Icon name="player-play" size={24} />
            Lire la vidéo {type === "tiktok_video" ? "TikTok" : "YouTube"}
            <span className="visually-hidden"> : {name}</span>
          </span>
        </a>
      )}
      {caption ? <figcaption>{caption}</figcaption> : null}
    </figure>
  );
}
