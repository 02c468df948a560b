import { videoPage } from "@jdj/contract/content/video-host";
import { clothAddress } from "#app/areas/content/cloth-address.ts";
import { Dialog } from "#app/ui/dialog.tsx";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import styles from "./video.module.css";

/** The promotional video, as the call gives it; `url` is its id at the host. */
type PromotionalVideo = { label: string; url: string; cover: string | null };

/** Its cover; a press opens the player, which is not loaded before. Without script the link leads to the host. */
export function Video({ video }: { video: PromotionalVideo }) {
  return (
    <section className={`${kit.page} ${styles.video}`} aria-label="Vidéo">
      <a href={videoPage(video.url)} data-video={video.url} data-video-in="video">
        <img
          src={video.cover ?? clothAddress("video")}
          alt=""
          width={640}
          height={360}
          loading="lazy"
        />
        <span className={kit.row3}>
          <Icon name="player-play" size={24} />
          {video.label}
        </span>
      </a>
      <Dialog id="video" title={video.label}>
        <div className={styles.place} data-video-place />
      </Dialog>
    </section>
  );
}
