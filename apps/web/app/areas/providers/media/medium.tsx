import type { ShopMedium } from "@jdj/contract/providers/media";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import styles from "#app/ui/pro.module.css";
import { TextField } from "#app/ui/text-field.tsx";
import media from "./page.module.css";
import { PlaceButtons } from "./place-buttons.tsx";

type MediumProps = { medium: ShopMedium; place: number; isLast: boolean };

const kinds = {
  photo: "Photo",
  video: "Vidéo",
  youtube_video: "Vidéo YouTube",
  tiktok_video: "Vidéo TikTok",
} as const;

/** The picture of a medium: the photo, the first frame of a video, or a link to the film elsewhere. */
function Shown({ medium, name }: { medium: ShopMedium; name: string }) {
  const { type, path, caption, width, height } = medium;
  if (type === "photo")
    return (
      <img
        src={path}
        alt={caption || name}
        width={width ?? undefined}
        height={height ?? undefined}
        loading="lazy"
      />
    );
  if (type === "video")
    // Muted: several stand on one page.
    return <video src={path} preload="metadata" controls muted aria-label={caption || name} />;
  return (
    <a href={path} target="_blank" rel="noreferrer" className={media.film}>
      <Icon name="player-play" size={32} stroke={1.5} />
      {kinds[type]}
    </a>
  );
}

/** One photo or film, with its caption, its place and its cover. Buttons, so that all works by keyboard and without script. */
export function Medium({ medium, place, isLast }: MediumProps) {
  const { id, type, caption, cover, hidden, hidden_reason: reason } = medium;
  const name = `${kinds[type]} ${place}`;
  return (
    <li id={`media-${id}`} className={media.medium}>
      <div className={media.shown}>
        <Shown medium={medium} name={name} />
      </div>
      <div className={media.badges}>
        {cover ? <Badge tone="good">Couverture</Badge> : null}
        {hidden ? <Badge tone="bad">Retirée par notre équipe</Badge> : null}
      </div>
      {hidden && reason ? <p className={media.reason}>Motif&nbsp;: {reason}</p> : null}
      <form method="post" className={media.caption}>
        <input type="hidden" name="media" value={id} />
        <div className={media.order}>
          <PlaceButtons name={name} place={place} isLast={isLast} />
        </div>
        <TextField
          label="Légende"
          name="caption"
          scope={id}
          defaultValue={caption}
          maxLength={200}
        />
        <div className={kit.cluster2}>
          <Button
            variant="plain"
            name="intent"
            value="save"
            aria-label={`Enregistrer la légende\u00a0: ${name}`}
          >
            Enregistrer
          </Button>
          {type === "photo" && !cover ? (
            <Button
              variant="quiet"
              name="intent"
              value="cover"
              aria-label={`Choisir pour couverture\u00a0: ${name}`}
            >
              Couverture
            </Button>
          ) : null}
        </div>
      </form>
      <details className={styles.take}>
        <summary>
          Supprimer<span className="visually-hidden"> {name}</span>
        </summary>
        <form method="post" className={`${kit.stack3} ${styles.sure}`}>
          <input type="hidden" name="intent" value="remove" />
          <input type="hidden" name="media" value={id} />
          <p>Elle disparaît de votre page aussitôt, et son fichier est effacé.</p>
          <Button variant="danger">Oui, supprimer</Button>
        </form>
      </details>
    </li>
  );
}
