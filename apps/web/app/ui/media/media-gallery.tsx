import { count } from "@jdj/french/plural";
import { Dialog } from "#app/ui/dialog.tsx";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import { ShareButton } from "#app/ui/links/share-button.tsx";
import words from "#app/ui/words.module.css";
import { Carousel } from "./carousel.tsx";
import styles from "./media-gallery.module.css";

/** One picture of a gallery; its size reserves its space. */
export type Picture = { address: string; alt: string; width: number; height: number };

type MediaGalleryProps = {
  /** The id of its viewer, unique on the page. */
  id: string;
  /** Whose pictures they are: « Domaine Akwaba ». */
  label: string;
  pictures: readonly Picture[];
};

/**
 * One large and two small pictures; a press opens them all, full screen, with a counter, arrows,
 * swipe, Escape and sharing. Without script each opens as a picture of its own.
 */
export function MediaGallery({ id, label, pictures }: MediaGalleryProps) {
  const rest = pictures.length - 3;
  return (
    <>
      <ul className={styles.gallery} data-pictures={Math.min(3, pictures.length)}>
        {pictures.slice(0, 3).map((picture, at) => (
          <li key={picture.address}>
            <a href={picture.address} data-opens={id} data-slide={at}>
              <img
                src={picture.address}
                alt={picture.alt}
                width={picture.width}
                height={picture.height}
                loading={at === 0 ? undefined : "lazy"}
              />
              {at === 2 && rest > 0 ? (
                <span className={styles.more}>
                  <Icon name="photo" size={20} />
                  {count(rest, "autre photo", "autres photos")}
                </span>
              ) : null}
            </a>
          </li>
        ))}
      </ul>
      <Dialog id={id} title={label} variant="full">
        <Carousel
          label={`Photos\u00a0: ${label}`}
          slides={pictures.map((picture) => ({
            key: picture.address,
            content: (
              <figure className={`${kit.stack2} ${styles.slide}`}>
                <img
                  src={picture.address}
                  alt={picture.alt}
                  width={picture.width}
                  height={picture.height}
                  loading="lazy"
                />
                <figcaption className={words.note}>{picture.alt}</figcaption>
              </figure>
            ),
          }))}
        />
        <ShareButton title={label} />
      </Dialog>
    </>
  );
}
