import type { AlbumPhoto } from "@jdj/contract/album/photo";
import { at } from "@jdj/contract/paths/addresses";
import kit from "#app/ui/kit.module.css";
import styles from "./photo-thumbnails.module.css";

type PhotoThumbnailsProps = {
  slug: string;
  photos: readonly AlbumPhoto[];
  /** How many are fetched at once; the others once they are seen. */
  eager: number;
};

/** Photos of the album in a grid of squares, in their colours until they are loaded; each leads to itself. */
export function PhotoThumbnails({ slug, photos, eager }: PhotoThumbnailsProps) {
  return (
    <ul className={`${kit.listReset} ${styles.grid}`}>
      {photos.map((photo, index) => {
        const { id, sender, colour, small } = photo;
        const picture = (
          <img
            src={small}
            alt={sender ? `Photo de ${sender}` : "Photo"}
            width={144}
            height={144}
            {...(index < eager && { fetchPriority: "high" as const })}
          />
        );
        return (
          <li key={id}>
            <a
              className={styles.photo}
              href={at("publicPhoto", { slug, id })}
              style={{ background: colour }}
            >
              {index < eager ? (
                picture
              ) : (
                <span data-later="">
                  <noscript>{picture}</noscript>
                </span>
              )}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
