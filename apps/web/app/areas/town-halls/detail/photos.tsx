import type { TownHall } from "@jdj/contract/town-halls/town-halls";
import { Dialog } from "#app/ui/dialog.tsx";
import kit from "#app/ui/kit.module.css";
import { Carousel } from "#app/ui/media/carousel.tsx";
import words from "#app/ui/words.module.css";
import styles from "./photos.module.css";

/** Milliseconds between two moves. */
const EVERY = 2000;

/** The pictures in a carousel; a press shows them large. Without script each is a link. */
export function Photos({ hall }: { hall: TownHall }) {
  if (hall.photos.length === 0) return null;
  return (
    <section className={`${kit.stack4} ${kit.shrink}`} aria-labelledby="images">
      <h2 id="images">En images</h2>
      <Carousel
        label={`Images\u00a0: ${hall.name}`}
        autoplayMs={EVERY}
        wide={3}
        slides={hall.photos.map((photo, at) => ({
          key: photo.path,
          content: (
            <a
              href={photo.path}
              data-opens="vues"
              data-slide={at}
              className={`${kit.block} ${styles.photo}`}
            >
              <img
                src={photo.path}
                alt={photo.caption}
                width={photo.width}
                height={photo.height}
                loading="lazy"
              />
            </a>
          ),
        }))}
      />
      <Dialog id="vues" title={hall.name} variant="full">
        <Carousel
          label={`Images en grand\u00a0: ${hall.name}`}
          slides={hall.photos.map((photo) => ({
            key: photo.path,
            content: (
              <figure className={`${kit.stack2} ${styles.large}`}>
                <img
                  src={photo.path}
                  alt=""
                  width={photo.width}
                  height={photo.height}
                  loading="lazy"
                />
                <figcaption className={words.secondary}>{photo.caption}</figcaption>
              </figure>
            ),
          }))}
        />
      </Dialog>
    </section>
  );
}
