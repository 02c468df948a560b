import type { ReactNode } from "react";
import { Icon } from "#app/ui/icon.tsx";
import styles from "./carousel.module.css";

type CarouselProps = {
  /** What it shows: « Photos de la mairie ». */
  label: string;
  slides: readonly { key: string; content: ReactNode }[];
  /** Milliseconds between two slides; without it nothing moves by itself. */
  autoplayMs?: number;
  /** Slides side by side from 1024 px on; one below. */
  wide?: 1 | 2 | 3 | 4;
};

/**
 * Slides in a row that scrolls: a finger or the arrow keys move it, without script too. With it
 * (`carousel.script.ts`) there are buttons, and autoplay, which a button pauses and which stops
 * for good after an interaction; it never starts with reduced motion or data saving.
 */
export function Carousel({ label, slides, autoplayMs, wide = 1 }: CarouselProps) {
  return (
    <section
      className={styles.carousel}
      aria-roledescription="carrousel"
      aria-label={label}
      data-carousel={autoplayMs ?? ""}
    >
      <ul className={`${styles.slides} ${styles[`wide${wide}`]}`}>
        {slides.map(({ key, content }, at) => (
          <li key={key} aria-label={`${at + 1} sur ${slides.length}`}>
            {content}
          </li>
        ))}
      </ul>
      {slides.length > 1 ? (
        <div className={styles.foot}>
          {autoplayMs ? (
            <button type="button" data-carousel-pause aria-label="Arrêter le défilement" hidden>
              <Icon name="player-pause" size={22} />
              <Icon name="player-play" size={22} />
            </button>
          ) : null}
          <p className={styles.place} data-carousel-place suppressHydrationWarning>
            {`1 / ${slides.length}`}
          </p>
          <button type="button" data-carousel-to="-1" aria-label="Précédent">
            <Icon name="chevron-left" size={22} />
          </button>
          <button type="button" data-carousel-to="1" aria-label="Suivant">
            <Icon name="chevron-right" size={22} />
          </button>
        </div>
      ) : null}
    </section>
  );
}
